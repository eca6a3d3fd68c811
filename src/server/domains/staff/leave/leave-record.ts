import type { LeaveTypeRow, StaffLeaveRow } from '#server/store/schema.ts';

/** A request as the audit log has it. Why somebody asks is theirs, and not in it. */
export const audited = ({
  leave,
  type,
}: {
  readonly leave: StaffLeaveRow;
  readonly type: Pick<LeaveTypeRow, 'name'>;
}): Record<string, unknown> => ({
  Staff_Id: leave.staffId,
  Type_Name: type.name,
  First_Day: leave.firstDay,
  Last_Day: leave.lastDay,
  Part: leave.part,
  State: leave.state,
});
