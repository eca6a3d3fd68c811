import type { FromSchema } from 'json-schema-to-ts';
import type { studentStatusField } from './student.ts';

export type StudentStatus = FromSchema<typeof studentStatusField>;

const steps: Readonly<Record<StudentStatus, readonly StudentStatus[]>> = {
  Expected: ['Active'],
  Active: ['Inactive', 'Left', 'Transferred', 'Alumni'],
  Inactive: ['Active'],
  Left: ['Active'],
  Transferred: ['Active'],
  Alumni: [],
};

/** Where a student may go from a status (docs/domain.md, Students). */
export const nextStudentStatuses = (from: StudentStatus): readonly StudentStatus[] => steps[from];

/** Whether a student has gone elsewhere: that takes a day and a reason, and ends the right to sign in. */
export const isGone = (status: StudentStatus): boolean => status === 'Left' || status === 'Transferred';
