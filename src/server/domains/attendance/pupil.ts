import { withoutNulls } from '#server/core/without-nulls.ts';
import type { StudentRow } from '#server/store/schema.ts';

/** What names a student on a list, and where they stand in it. */
export type PupilRow = Pick<StudentRow, 'id' | 'admissionNo' | 'firstName' | 'middleName' | 'lastName'> & {
  readonly rollNo: number | null;
};

interface Pupil {
  readonly Student_Id: number;
  readonly Admission_No: string;
  readonly First_Name: string;
  readonly Middle_Name?: string;
  readonly Last_Name?: string;
  readonly Roll_No?: number;
}

/** A student on a list with the names of the wire. */
export const toPupil = (row: PupilRow): Pupil =>
  withoutNulls({
    Student_Id: row.id,
    Admission_No: row.admissionNo,
    First_Name: row.firstName,
    Middle_Name: row.middleName,
    Last_Name: row.lastName,
    Roll_No: row.rollNo,
  });

/** By roll number, those without one last and by name. */
export const byRollNo = (a: PupilRow, b: PupilRow): number =>
  (a.rollNo ?? Number.MAX_SAFE_INTEGER) - (b.rollNo ?? Number.MAX_SAFE_INTEGER) ||
  a.firstName.localeCompare(b.firstName) ||
  a.id - b.id;

export const fullName = ({ First_Name, Middle_Name, Last_Name }: Omit<Pupil, 'Student_Id' | 'Admission_No'>): string =>
  [First_Name, Middle_Name, Last_Name].filter(Boolean).join(' ');
