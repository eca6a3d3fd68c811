import type { StoredStaffStatus } from '#schemas/records/staff.ts';
import { AppError } from '#shared/errors/app-error.ts';

const steps: Readonly<Record<StoredStaffStatus, readonly StoredStaffStatus[]>> = {
  Active: ['On_Leave', 'Left'],
  On_Leave: ['Active', 'Left'],
  Left: ['Active'],
};

/**
 * Throws `BAD_TRANSITION`, with the steps that there are, unless a member may go from one status to the other
 * (docs/domain.md, Staff).
 */
export const requireStep = (from: StoredStaffStatus, to: StoredStaffStatus): void => {
  if (from === to || steps[from].includes(to)) return;
  throw new AppError('BAD_TRANSITION', { what: 'A member of staff', from, to }, { details: { allowed: steps[from] } });
};
