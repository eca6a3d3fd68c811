import type { FireMember } from '#schemas/api/visitors/fire-list.ts';
import type { StaffDayCode } from '#schemas/records/staff.ts';
import { wholeName } from '#server/core/whole-name.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { type StaffDayRow, staffMembers } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { localTimeIn } from '#shared/calendar.ts';
import { readClosedDays } from './leave/closed-days.ts';
import { readLeaveOnDays } from './leave/on-days.ts';
import { readRoleNames, workOf } from './member-record.ts';
import { byName, employedIn, readDayRows } from './register.ts';

/** Who a register says is in the building. */
const here: readonly StaffDayCode[] = ['P', 'L', 'HD'];

/**
 * The members of staff who are in the building today: those whom the register has there and who have not gone, and on
 * a working day those whom it does not name and who are not on leave.
 */
export const readStaffInSchool = async (tx: StoreContext, context: Pick<CallContext, 'now'>): Promise<FireMember[]> => {
  const now = context.now();
  const { today, timeZone } = await readSchoolDay(tx, now);
  const time = localTimeIn(timeZone, now.getTime()).slice(11);
  const entries = new Map((await readDayRows(tx.db, today)).map((row) => [row.staffId, row]));
  const days = { first: today, last: today };
  const isClosed = (await readClosedDays(tx, context, days))(today) !== undefined;
  const leaveOn = await readLeaveOnDays(tx, context, days);
  const roles = await readRoleNames(tx.db);
  const members = await tx.db
    .select()
    .from(staffMembers)
    .where(employedIn(today, today))
    .orderBy(...byName);
  return members
    .filter((member) => {
      const entry = entries.get(member.id);
      if (entry) return isHere(entry, time);
      return !isClosed && member.status !== 'On_Leave' && leaveOn(member.id, today)?.part !== 'Full';
    })
    .map((member) => ({
      Staff_Id: member.id,
      Name: wholeName(member),
      Work: workOf(member, roles),
      Is_Entered: entries.has(member.id),
    }));
};

/** Who works at the school today, by name. */
export const readStaffNames = async (tx: StoreContext, today: string) => {
  const roles = await readRoleNames(tx.db);
  const members = await tx.db
    .select()
    .from(staffMembers)
    .where(employedIn(today, today))
    .orderBy(...byName);
  return members.map((member) => ({ Staff_Id: member.id, Name: wholeName(member), Work: workOf(member, roles) }));
};

const isHere = ({ code, outTime }: StaffDayRow, time: string): boolean =>
  here.includes(code) && (outTime === null || outTime > time);
