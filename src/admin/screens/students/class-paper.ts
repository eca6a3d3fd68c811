import type { StudentListRow } from '#schemas/api/students/read.ts';
import { studentName } from '../../format/student-name.ts';
import type { OwnClass } from '../../lookups/use-class-names.ts';

export interface ClassPaperProps {
  /** 'YYYY-YYYY+1'. */
  readonly session: string;
  readonly open: OwnClass;
  readonly onDone: () => void;
}

/** More than any class has. */
const mostStudents = 100;

/** Who is in a class now. */
export const classQuery = (session: string, { Class_Id, Section_Id }: OwnClass) =>
  ({ Session: session, Class_Id, Section_Id, Status: 'Active', pageSize: mostStudents }) as const;

/** Who has no number yet comes last. */
export const byRollNumber = (one: StudentListRow, other: StudentListRow): number =>
  (one.Roll_No ?? Number.MAX_SAFE_INTEGER) - (other.Roll_No ?? Number.MAX_SAFE_INTEGER) ||
  studentName(one).localeCompare(studentName(other));
