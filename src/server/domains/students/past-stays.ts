import type { PastStay } from '#schemas/records/student.ts';
import { isGone } from '#schemas/records/student-status.ts';
import type { StudentRow, StudentStatus } from '#server/store/schema.ts';
import { certificateNames, known, pickFields } from './student-record.ts';

/** What ends with a stay: the next leaving has a day, a reason and a certificate of its own. */
const leavingFields = ['Leaving_Date', 'Leaving_Reason', ...certificateNames];

/** Whether somebody who had gone elsewhere is at the school again. */
export const comesBack = (from: StudentStatus, to: StudentStatus): boolean => isGone(from) && to === 'Active';

/** The times at the school that are over. */
export const pastStaysOf = ({ details: { Past_Stays } }: Pick<StudentRow, 'details'>): readonly PastStay[] =>
  Array.isArray(Past_Stays) ? Past_Stays : [];

/** Details of one who comes back: how the last stay ended is kept with the certificate's number. */
export const detailsOfReturn = (
  before: Pick<StudentRow, 'admissionDate' | 'status' | 'details'>,
  details: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const over = {
    Admission_Date: before.admissionDate,
    Status: before.status,
    ...known(pickFields(before.details, leavingFields)),
  };
  const kept = Object.entries(details).filter(([name]) => !leavingFields.includes(name));
  return { ...Object.fromEntries(kept), Past_Stays: [...pastStaysOf(before), over] };
};

/** Past stays of a student whose data are erased: what the admission register keeps of them. */
export const erasedStays = (row: Pick<StudentRow, 'details'>): Record<string, unknown> => {
  const stays = pastStaysOf(row).map(({ Leaving_Reason: _, ...stay }) => stay);
  return stays.length > 0 ? { Past_Stays: stays } : {};
};

/** The past stays of two entries of one child, in the order of time. */
export const joinedStays = (one: StudentRow, other: StudentRow): Record<string, unknown> => {
  const stays = [...pastStaysOf(one), ...pastStaysOf(other)];
  stays.sort((a, b) => a.Admission_Date.localeCompare(b.Admission_Date));
  return stays.length > 0 ? { Past_Stays: stays } : {};
};
