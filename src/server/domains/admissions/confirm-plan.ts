import type { ConfirmationBlocker } from '#schemas/api/admission-confirm.ts';
import { type OfferedClass, offeredClass } from '#server/domains/lookups/public.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { inLanguageOf } from '#server/http/calls/in-language-of.ts';
import type { EnquiryRow } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { sessionFirstDay, sessionLabel } from '#shared/calendar.ts';
import { findBlockers } from './confirm-blockers.ts';
import { documentsOf, type KnownDocument } from './documents.ts';
import { classIn } from './season-classes.ts';
import { readSessionRules } from './seasons.ts';
import { countTaken } from './seats.ts';

/** What a confirmation will do with an enquiry, and what is in its way. */
export interface ConfirmPlan {
  readonly today: string;
  /** Whether the session is still to come: the student is expected then. */
  readonly isFuture: boolean;
  readonly offered: OfferedClass | undefined;
  /** Students who are in the class in this session already. */
  readonly taken: number;
  /** Documents that are copied to the student. */
  readonly verified: readonly KnownDocument[];
  readonly obstacles: readonly ConfirmationBlocker[];
}

export const planConfirmation = async (transaction: StoreContext, row: EnquiryRow, now: Date): Promise<ConfirmPlan> => {
  const { today, startYear } = await readSchoolDay(transaction, now);
  const { season, ageOn } = await readSessionRules(transaction, row.session, now);
  const known = await offeredClass(transaction, row.classId);
  const offered = known && classIn(season, known);
  const taken = (await countTaken(transaction.db, row.session, row)).get(row.classId) ?? 0;
  const documents = await documentsOf(transaction, row);
  return {
    today,
    isFuture: sessionFirstDay(row.session) > today,
    offered,
    taken,
    verified: documents.filter(({ row: document }) => document?.state === 'Verified'),
    obstacles: await findBlockers(transaction, {
      row,
      currentSession: sessionLabel(startYear),
      offered,
      ageOn,
      taken,
      documents,
    }),
  };
};

/** What is in the way, in the language of the caller. */
export const inWordsOf = (
  context: Pick<CallContext, 'header'>,
  obstacles: readonly ConfirmationBlocker[],
): ConfirmationBlocker[] => {
  const say = inLanguageOf(context);
  return obstacles.map((one) => ({ ...one, text: say(one.text) }));
};
