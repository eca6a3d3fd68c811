import { nextStudentStatuses } from '#schemas/records/student-status.ts';
import type { StudentStatus } from '#server/store/schema.ts';
import { AppError } from '#shared/errors/app-error.ts';

/**
 * Throws `BAD_TRANSITION`, with the steps that there are, unless a student may go from one status to the other
 * (docs/domain.md, Students).
 */
export const requireStep = (from: StudentStatus, to: StudentStatus): void => {
  const allowed = nextStudentStatuses(from);
  if (from === to || allowed.includes(to)) return;
  throw new AppError('BAD_TRANSITION', { what: 'A student', from, to }, { details: { allowed } });
};
