import type { SchoolState } from '#schemas/records/school-state.ts';
import { directoryTag } from '#schemas/sources/index.ts';
import { notFound } from '#server/core/errors/refusals.ts';
import { endAllSessions } from '#server/domains/accounts/index.ts';
import { asSchool } from '#server/store/as-school.ts';
import type { AuditEntry } from '#server/store/audit.ts';
import { recordAudit } from '#server/store/audit.ts';
import { changeSchool, lockSchool } from '#server/store/global.ts';
import type { StoreContext } from '#server/store/store.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { columnsOf, lastChanges, nextStates, stateEntity, stateOf } from './state.ts';

interface Move {
  readonly schoolId: number;
  readonly to: SchoolState;
  readonly reason: string;
  readonly now: Date;
  /** Who does it by which call or command, as the school's own log names them. */
  readonly actor: string;
  readonly action: string;
}

interface Moved {
  readonly from: SchoolState;
  readonly endedSessions: number;
  /** What the platform's own log is to hold of it. */
  readonly entry: AuditEntry;
}

/**
 * Takes a school from its state to another, in a transaction of the platform: its row, its people's sign-ins where it
 * leaves the web, and the entry in its own log. Touches `schools`, `school:<id>`, the directory and the sign-ins.
 * Errors: `NOT_FOUND`, `BAD_TRANSITION` with the states that may follow.
 */
export const moveSchool = async (context: StoreContext, move: Move): Promise<Moved> => {
  const { schoolId, to, reason, now, actor, action } = move;
  const school = schoolId > 0 ? await lockSchool(context, schoolId) : undefined;
  if (!school) throw notFound();
  const from = stateOf(school);
  const change = (await lastChanges(context, [schoolId])).get(schoolId);
  const next = nextStates(from, { change, now });
  if (!next.includes(to)) {
    const params = { what: 'A school', from: inWords(from), to: inWords(to) };
    throw new AppError('BAD_TRANSITION', params, { details: { next } });
  }
  await changeSchool(context, schoolId, columnsOf(to));
  context.touch(directoryTag);
  const after = { slug: school.slug, state: to, reason, at: now.toISOString() };
  const entry = { entity: stateEntity, id: schoolId, before: { slug: school.slug, state: from }, after };
  const endedSessions = await asSchool(context, schoolId, async () => {
    await recordAudit(context, { schoolId, actor, action }, entry);
    return to === 'suspended' || to === 'closed' ? endAllSessions(context, schoolId) : 0;
  });
  return { from, endedSessions, entry };
};

const inWords = (state: SchoolState): string => state.replace('_', ' ');
