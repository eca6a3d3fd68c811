import { and, asc, eq, inArray } from 'drizzle-orm';
import type { LeaveBalance } from '#schemas/api/staff/leave.ts';
import { type LeaveTypeRow, type StaffLeaveRow, staffLeave, staffLeaveTypes } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import type { SchoolCalendar } from '#server/tenancy/school-calendar.ts';
import { countLeaveDays } from './leave-days.ts';

interface Account {
  readonly types: readonly LeaveTypeRow[];
  /** The requests of one member in one session. */
  readonly requests: readonly StaffLeaveRow[];
  readonly calendar: Pick<SchoolCalendar, 'closedForStaff'>;
}

/** What a member has left of each type that can be asked for, or that was. */
export const balancesOf = ({ types, requests, calendar }: Account): LeaveBalance[] =>
  types
    .filter(({ id, isActive }) => isActive || requests.some(({ typeId }) => typeId === id))
    .map((type) => {
      const sum = (state: StaffLeaveRow['state']): number =>
        requests
          .filter((one) => one.typeId === type.id && one.state === state)
          .reduce((days, one) => days + countLeaveDays(one, (day) => calendar.closedForStaff(day) !== undefined), 0);
      const quota = quotaOf(type);
      const used = sum('Approved');
      return {
        Type_Id: type.id,
        Name: type.name,
        Quota: quota,
        Is_Paid: type.isPaid,
        Allows_Half: type.allowsHalf,
        Used: used,
        Pending: sum('Pending'),
        Left: quota === null ? null : quota - used,
      };
    });

/** Days in a session; null without a limit. */
export const quotaOf = ({ quotaHalves }: Pick<LeaveTypeRow, 'quotaHalves'>): number | null =>
  quotaHalves === null ? null : quotaHalves / 2;

export const readTypes = (db: Db): Promise<LeaveTypeRow[]> =>
  db.select().from(staffLeaveTypes).orderBy(asc(staffLeaveTypes.name), asc(staffLeaveTypes.id));

/** What counts of a member in a session: what is approved, and what waits. */
export const readCounted = (db: Db, staffId: number, session: string): Promise<StaffLeaveRow[]> =>
  db
    .select()
    .from(staffLeave)
    .where(
      and(
        eq(staffLeave.staffId, staffId),
        eq(staffLeave.session, session),
        inArray(staffLeave.state, ['Pending', 'Approved']),
      ),
    )
    .orderBy(asc(staffLeave.firstDay));

/** What a member has left in a session. */
export const readBalances = async (
  db: Db,
  { staffId, session, calendar }: Pick<Account, 'calendar'> & { readonly staffId: number; readonly session: string },
): Promise<LeaveBalance[]> =>
  balancesOf({ types: await readTypes(db), requests: await readCounted(db, staffId, session), calendar });
