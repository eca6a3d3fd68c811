import { and, eq } from 'drizzle-orm';
import type { AttendancePart } from '#schemas/records/attendance.ts';
import type { StaffDayCode } from '#schemas/records/staff.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { staffLeave, staffLeaveTypes } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readClosedDays } from './closed-days.ts';
import { approvedIn } from './requests.ts';

/** The approved leave of a member on a day. */
export interface DayLeave {
  readonly type: string;
  readonly part: AttendancePart;
}

/** Who has approved leave on which of some days; on a day without work nobody needs any. */
export type FindDayLeave = (staffId: number, day: string) => DayLeave | undefined;

export const readLeaveOnDays = async (
  tx: StoreContext,
  context: Pick<CallContext, 'now'>,
  { first, last }: { readonly first: string; readonly last: string },
): Promise<FindDayLeave> => {
  const rows = await tx.db
    .select({
      staffId: staffLeave.staffId,
      firstDay: staffLeave.firstDay,
      lastDay: staffLeave.lastDay,
      part: staffLeave.part,
      type: staffLeaveTypes.name,
    })
    .from(staffLeave)
    .innerJoin(
      staffLeaveTypes,
      and(eq(staffLeaveTypes.schoolId, staffLeave.schoolId), eq(staffLeaveTypes.id, staffLeave.typeId)),
    )
    .where(approvedIn(first, last));
  const closedOn = await readClosedDays(tx, context, { first, last });
  return (staffId, day) => {
    const found = rows.filter((row) => row.staffId === staffId && row.firstDay <= day && row.lastDay >= day);
    const [leave] = found;
    if (!leave || closedOn(day)) return undefined;
    // Two halves of one day are the whole of it.
    const types = [...new Set(found.map(({ type }) => type))].join(', ');
    return { type: types, part: found.length > 1 ? 'Full' : leave.part };
  };
};

/** What a register says of who is on leave, unless somebody knows better. */
export const leaveCode = ({ part }: DayLeave): StaffDayCode => (part === 'Full' ? 'LV' : 'HD');

/** The same with the names of the wire; nothing of who works. */
export const leaveOf = (leave: DayLeave | undefined) =>
  leave ? { Leave_Type: leave.type, Leave_Part: leave.part } : {};
