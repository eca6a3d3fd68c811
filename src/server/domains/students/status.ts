import type { StudentStatus } from '#server/store/schema.ts';
import { AppError } from '#shared/errors/app-error.ts';

const steps: Readonly<Record<StudentStatus, readonly StudentStatus[]>> = {
  Expected: ['Active'],
  Active: ['Inactive', 'Left', 'Transferred', 'Alumni'],
  Inactive: ['Active'],
  Left: [],
  Transferred: [],
  Alumni: [],
};

/**
 * Throws `BAD_TRANSITION`, with the steps that there are, unless a student may go from one status to the other
 * (docs/domain.md, Students).
 */
export const requireStep = (from: StudentStatus, to: StudentStatus): void => {
  if (from === to || steps[from].includes(to)) return;
  const params = { what: 'A student', from, to };
  throw new AppError('BAD_TRANSITION', params, { details: { allowed: steps[from] } });
};

/** Whether a student has gone elsewhere: that takes a day and a reason, and ends the right to sign in. */
export const isGone = (status: StudentStatus): boolean => status === 'Left' || status === 'Transferred';
