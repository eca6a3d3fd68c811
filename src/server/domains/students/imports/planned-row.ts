import type { BasicDetailsBody } from '#schemas/api/students/basic-details.ts';
import type { ImportRowResult } from '#schemas/api/students/import.ts';
import type { StudentStatus } from '#server/store/schema.ts';
import type { FieldErrors } from '#shared/errors/app-error.ts';
import { isSeat, type KnownStudent } from './known-students.ts';
import type { Values } from './merge-fields.ts';

/** What is to be done with a row, found before anything is written. */
export interface PlannedRow extends ImportRowResult {
  readonly known?: KnownStudent | undefined;
  /** Of a new or a changed student: all basic details, checked. */
  readonly body?: BasicDetailsBody | undefined;
  readonly status?: StudentStatus | undefined;
  readonly remembered: Values;
}

/** A row of which nothing is written, with what is wrong. */
export const refusedRow = (
  { line, remembered, known }: Pick<PlannedRow, 'line' | 'remembered' | 'known'>,
  errors: FieldErrors,
): PlannedRow => ({
  line,
  state: 'Refused',
  changes: [],
  kept: [],
  errors: Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, [...texts]])),
  remembered,
  ...(known && { Student_Id: known.row.id }),
});

/** What is wrong with a row whose student has another. */
export const twiceError = (line: number): FieldErrors => ({
  Admission_No: [`Row ${line} has the same admission number.`],
});

/** Whether a row gives a student another place in the session. */
export const changesSeat = ({ changes }: Pick<PlannedRow, 'changes'>): boolean =>
  changes.some(({ field }) => isSeat(field));

/** A place of a class's roll, to compare; undefined without a roll number. */
export const seatKey = (classId: number, sectionId: number, rollNo: number | null | undefined): string | undefined =>
  rollNo === null || rollNo === undefined ? undefined : `${classId}/${sectionId}/${rollNo}`;
