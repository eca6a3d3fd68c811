import { and, eq } from 'drizzle-orm';
import { type CheckInSettings, type OwnDay, readOwnCheckIn } from '#schemas/api/staff/check-in.ts';
import type { CheckInState } from '#schemas/records/staff.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { type StaffDayRow, type StaffRow, staffAttendance } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import type { ClosedDay } from '#server/tenancy/school-calendar.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { localTimeIn } from '#shared/calendar.ts';
import { readClosedDays } from '../leave/closed-days.ts';
import { findOwnMember } from '../leave/member-scope.ts';
import { type DayLeave, leaveOf, readLeaveOnDays } from '../leave/on-days.ts';
import { readSettings } from './settings.ts';

/** What decides whether the caller may check in. */
export interface FoundDay {
  readonly settings: CheckInSettings;
  /** The day and the time at the school. */
  readonly day: string;
  readonly time: string;
  /** Undefined where the account is of nobody who works there today. */
  readonly member: StaffRow | undefined;
  /** What closes the school. */
  readonly closed: ClosedDay | undefined;
  readonly leave: DayLeave | undefined;
  /** What the register says of them. */
  readonly entry: StaffDayRow | undefined;
}

export const findOwnDay = async (tx: StoreContext, context: Pick<CallContext, 'now' | 'actor'>): Promise<FoundDay> => {
  const settings = await readSettings(tx.db);
  const now = context.now();
  const { today: day, timeZone } = await readSchoolDay(tx, now);
  const time = localTimeIn(timeZone, now.getTime()).slice(11);
  const own = settings.Is_Allowed ? await findOwnMember(tx.db, context) : undefined;
  const member = own && own.joiningDate <= day ? own : undefined;
  if (!member) return { settings, day, time, member, closed: undefined, leave: undefined, entry: undefined };
  const [entry] = await tx.db
    .select()
    .from(staffAttendance)
    .where(and(eq(staffAttendance.staffId, member.id), eq(staffAttendance.day, day)));
  const days = { first: day, last: day };
  const closed = (await readClosedDays(tx, context, days))(day);
  const leave = (await readLeaveOnDays(tx, context, days))(member.id, day);
  return { settings, day, time, member, closed, leave, entry };
};

/** How the caller's own check-in stands. On half a day of leave they come for the other one. */
export const stateOf = ({ settings, member, closed, leave, entry }: FoundDay): CheckInState => {
  if (!settings.Is_Allowed) return 'Off';
  if (!member) return 'Not_Linked';
  if (entry) return entry.checkedIn === null ? 'Entered' : 'Checked_In';
  if (closed !== undefined) return 'Closed';
  return leave?.part === 'Full' || member.status === 'On_Leave' ? 'On_Leave' : 'Open';
};

/** The same with the names of the wire. */
export const ownDayOf = (found: FoundDay): OwnDay => {
  const { settings, day, closed, leave, entry } = found;
  return {
    State: stateOf(found),
    Day: day,
    ...(settings.Is_Allowed && settings.Late_After !== undefined ? { Late_After: settings.Late_After } : {}),
    ...(closed === undefined ? {} : { Closed: { Kind: closed.kind, Name: closed.name } }),
    ...leaveOf(leave),
    ...(entry && {
      Code: entry.code,
      ...withoutNulls({ In_Time: entry.inTime, Checked_In: entry.checkedIn }),
    }),
  };
};

export const readOwnCheckInHandler = handle(readOwnCheckIn, (_, context) =>
  context.read(async (tx) => ok(ownDayOf(await findOwnDay(tx, context)))),
);

/** The caller's day, for who can check in; undefined where the school does not have it, and for everybody else. */
export const readOwnDay = async (
  tx: StoreContext,
  context: Pick<CallContext, 'now' | 'actor'>,
): Promise<OwnDay | undefined> => {
  if (context.actor.kind !== 'user') return undefined;
  const found = ownDayOf(await findOwnDay(tx, context));
  return found.State === 'Off' || found.State === 'Not_Linked' ? undefined : found;
};
