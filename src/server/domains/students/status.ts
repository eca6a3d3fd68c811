import type { BasicDetailsBody } from '#schemas/api/students/basic-details.ts';
import { nextStudentStatuses } from '#schemas/records/student-status.ts';
import { wrongField } from '#server/core/errors/refusals.ts';
import type { StudentRow, StudentStatus } from '#server/store/schema.ts';
import { sessionFirstDay } from '#shared/calendar.ts';
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

/** A student is added as expected or active, and stays what they are unless the form says otherwise. */
export const statusOf = (
  body: Pick<BasicDetailsBody, 'Session' | 'Status'>,
  before: Pick<StudentRow, 'status'> | undefined,
  today: string,
): StudentStatus => {
  if (before) return body.Status ?? before.status;
  const usual = sessionFirstDay(body.Session) > today ? 'Expected' : 'Active';
  const status = body.Status ?? usual;
  if (status !== 'Expected' && status !== 'Active')
    throw wrongField('Status', 'A student is added as Expected or Active.');
  return status;
};
