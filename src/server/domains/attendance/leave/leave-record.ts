import type { StudentLeaveRow } from '#server/store/schema.ts';

/** A request as the audit log has it. Reasons are a family's, and not in it. */
export const audited = ({ studentId, firstDay, lastDay, state }: StudentLeaveRow): Record<string, unknown> => ({
  Student_Id: studentId,
  First_Day: firstDay,
  Last_Day: lastDay,
  State: state,
});
