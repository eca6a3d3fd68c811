import { and, asc, eq, gte, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import { readStaffRegister, type StaffRegister } from '#schemas/api/staff/attendance.ts';
import { wholeName } from '#server/core/whole-name.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { type StaffDayRow, type StaffRow, staffAttendance, staffMembers } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
import { readClosedDays } from './leave/closed-days.ts';
import { leaveOf, readLeaveOnDays } from './leave/on-days.ts';
import { readRoleNames, workOf } from './member-record.ts';

/** Those who work at the school on some of these days. */
export const employedIn = (first: string, last: string): SQL | undefined =>
  and(
    isNull(staffMembers.erasedAt),
    lte(staffMembers.joiningDate, last),
    or(isNull(staffMembers.leavingDate), gte(staffMembers.leavingDate, first)),
  );

/** By name. */
export const byName = [asc(staffMembers.firstName), asc(staffMembers.lastName), asc(staffMembers.id)] as const;

/** Who a row of a register is about. */
export const whoOf = (row: StaffRow, roles: ReadonlyMap<number, string>) => ({
  Staff_Id: row.id,
  Employee_No: row.employeeNo,
  Name: wholeName(row),
  Work: workOf(row, roles),
  ...(row.department !== null && { Department: row.department }),
});

/** What a register says of somebody on a day. */
export const dayOf = ({ code, inTime, outTime, note, checkedIn }: StaffDayRow) => ({
  Code: code,
  ...(withoutNulls({ In_Time: inTime, Out_Time: outTime, Note: note, Checked_In: checkedIn }) as {
    In_Time?: string;
    Out_Time?: string;
    Note?: string;
    Checked_In?: string;
  }),
});

export const readStaffRegisterHandler = handle(readStaffRegister, ({ query: { Day } }, context) =>
  context.read(async (tx) => ok(await readRegister(tx, Day, context))),
);

/** The version of a day's register: each change of a row raises it. */
export const registerVersion = (rows: readonly StaffDayRow[]): number =>
  rows.reduce((sum, { version }) => sum + version, 0);

export const readDayRows = (db: Db, day: string): Promise<StaffDayRow[]> =>
  db.select().from(staffAttendance).where(eq(staffAttendance.day, day));

/** A day's register: who works at the school then, and who else is in it. */
export const readRegister = async (
  tx: StoreContext,
  day: string,
  context: Pick<CallContext, 'now'>,
): Promise<StaffRegister> => {
  const { db } = tx;
  const saved = await readDayRows(db, day);
  const byMember = new Map(saved.map((row) => [row.staffId, row]));
  const members = await db
    .select()
    .from(staffMembers)
    .where(or(employedIn(day, day), inArray(staffMembers.id, [...byMember.keys()])))
    .orderBy(...byName);
  const roles = await readRoleNames(db);
  const days = { first: day, last: day };
  const closed = (await readClosedDays(tx, context, days))(day);
  const leaveOn = await readLeaveOnDays(tx, context, days);
  return {
    Day: day,
    Version: registerVersion(saved),
    ...(closed?.kind === 'Holiday' && { Holiday: closed.name }),
    ...(closed?.kind === 'Week_Off' && { Week_Off: closed.name }),
    rows: members.map((row) => {
      const entry = byMember.get(row.id);
      return {
        ...whoOf(row, roles),
        Is_On_Leave: row.status === 'On_Leave',
        ...leaveOf(leaveOn(row.id, day)),
        ...(entry && dayOf(entry)),
      };
    }),
  };
};
