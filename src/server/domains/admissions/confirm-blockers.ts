import { and, eq, sql } from 'drizzle-orm';
import type { ConfirmationBlocker } from '#schemas/api/admission-confirm.ts';
import { enquiryStatus, nextStatuses } from '#schemas/records/enquiry-status.ts';
import { wholeName } from '#server/core/whole-name.ts';
import type { OfferedClass } from '#server/domains/lookups/public.ts';
import { type EnquiryRow, students } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { findAgeFault } from './age.ts';
import { documentWords, isUnsettled, type KnownDocument } from './documents.ts';
import { notSelf, present } from './seats.ts';
import { statusLabel } from './statuses.ts';

interface Facts {
  readonly row: EnquiryRow;
  /** The session that today lies in. */
  readonly currentSession: string;
  /** Undefined if the school offers the class no more. */
  readonly offered: OfferedClass | undefined;
  /** The day on which ages are counted. */
  readonly ageOn: string;
  /** Students who are in the class in this session already. */
  readonly taken: number;
  readonly documents: readonly KnownDocument[];
}

/**
 * All that is in the way of making a student of an enquiry (docs/domain.md, Admissions), in the order in which to deal
 * with it.
 */
export const findBlockers = async (transaction: StoreContext, facts: Facts): Promise<ConfirmationBlocker[]> => {
  const { row, currentSession, offered, ageOn, taken, documents } = facts;
  const status = nextStatuses(row.status).includes(enquiryStatus.confirmed)
    ? undefined
    : `An enquiry that is ${statusLabel(row.status)} cannot become ${statusLabel(enquiryStatus.confirmed)}.`;
  const unsettled = documents.filter(isUnsettled).map(({ type }) => documentWords(type));
  const age = row.ageWaived ? undefined : findAgeFault({ ...row, ageOn }, offered ?? {});
  const seats = offered && findSeatFault(row, offered, taken);
  const duplicate = await findDuplicate(transaction, row);
  return [
    ...(status === undefined ? [] : [{ code: 'STATUS', text: status } as const]),
    ...(row.session >= currentSession
      ? []
      : [
          {
            code: 'SESSION',
            text: `The session ${row.session} is over. Choose another session in the details of the enquiry.`,
          } as const,
        ]),
    ...(offered
      ? []
      : [
          {
            code: 'CLASS',
            text: 'The school no longer offers this class. Choose another one in the details of the enquiry.',
          } as const,
        ]),
    ...(unsettled.length === 0
      ? []
      : [{ code: 'DOCUMENTS', text: `Verify or waive first: ${unsettled.join(', ')}.` } as const]),
    ...(age === undefined ? [] : [{ code: 'AGE', text: age, remedy: 'waiveAge' } as const]),
    ...(seats === undefined ? [] : [{ code: 'SEATS', text: seats } as const]),
    ...(duplicate === undefined ? [] : [{ code: 'DUPLICATE', text: duplicate, remedy: 'force' } as const]),
  ];
};

const findSeatFault = ({ session }: EnquiryRow, { name, seats }: OfferedClass, taken: number): string | undefined =>
  seats === undefined || taken < seats ? undefined : `${name} has no free seat in ${session}.`;

/** A child of the same name and day of birth whose parent has the same number. */
const findDuplicate = async ({ db }: StoreContext, row: EnquiryRow): Promise<string | undefined> => {
  const { firstName, middleName, lastName } = students;
  const [found] = await db
    .select({ admissionNo: students.admissionNo })
    .from(students)
    .where(
      and(
        eq(students.mobile, row.mobile),
        eq(students.dateOfBirth, row.dateOfBirth),
        sql`lower(concat_ws(' ', ${firstName}, ${middleName}, ${lastName})) = lower(${wholeName(row)})`,
        present,
        notSelf(row.studentId),
      ),
    );
  return found && `${wholeName(row)} seems to be in the school already: admission number ${found.admissionNo}.`;
};
