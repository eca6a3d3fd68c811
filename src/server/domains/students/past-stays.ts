import type { PastStay } from '#schemas/records/student.ts';
import { isGone } from '#schemas/records/student-status.ts';
import { pickFields } from '#server/core/pick-fields.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import type { StudentRow, StudentStatus } from '#server/store/schema.ts';
import { certificateNames } from './student-record.ts';

/** What ends with a stay: the next leaving has a day, a reason and a certificate of its own. */
const leavingFields = ['Leaving_Date', 'Leaving_Reason', ...certificateNames];

/** Whether somebody who had gone elsewhere is at the school again. */
export const comesBack = (from: StudentStatus, to: StudentStatus): boolean => isGone(from) && to === 'Active';

/** The times at the school that are over. */
export const pastStaysOf = ({ details: { Past_Stays } }: Pick<StudentRow, 'details'>): readonly PastStay[] =>
  Array.isArray(Past_Stays) ? Past_Stays : [];

/** A time at the school that is over with the status that a student has. */
const overStay = (row: Pick<StudentRow, 'admissionDate' | 'status' | 'details'>): PastStay =>
  ({
    Admission_Date: row.admissionDate,
    Status: row.status,
    ...withoutNulls(pickFields(row.details, leavingFields)),
  }) as PastStay;

/** Details of one who comes back: how the last stay ended is kept with the certificate's number. */
export const detailsOfReturn = (
  before: Pick<StudentRow, 'admissionDate' | 'status' | 'details'>,
  details: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const kept = Object.entries(details).filter(([name]) => !leavingFields.includes(name));
  return { ...Object.fromEntries(kept), Past_Stays: [...pastStaysOf(before), overStay(before)] };
};

/** Past stays of a student whose data are erased: what the admission register keeps of them. */
export const erasedStays = (row: Pick<StudentRow, 'details'>): Record<string, unknown> => {
  const stays = pastStaysOf(row).map(({ Leaving_Reason: _, ...stay }) => stay);
  return stays.length > 0 ? { Past_Stays: stays } : {};
};

/**
 * Details of one student of two entries: how the last time at the school ended is as `current` has it, and every other
 * time that is over is a past one, in the order of time.
 */
export const detailsOfBoth = (
  details: Readonly<Record<string, unknown>>,
  { current, other }: { readonly current: StudentRow; readonly other: StudentRow },
): Record<string, unknown> => {
  const stays = [...pastStaysOf(current), ...pastStaysOf(other), ...(isGone(other.status) ? [overStay(other)] : [])];
  stays.sort((a, b) => a.Admission_Date.localeCompare(b.Admission_Date));
  const kept = Object.entries(details).filter(([name]) => !leavingFields.includes(name));
  return {
    ...Object.fromEntries(kept),
    ...withoutNulls(pickFields(current.details, leavingFields)),
    ...(stays.length > 0 && { Past_Stays: stays }),
  };
};
