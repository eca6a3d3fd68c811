import { and, between, eq, type SQL } from 'drizzle-orm';
import type { StaffDayCode } from '#schemas/records/staff.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type StaffDayRow, type StaffLeaveRow, staffAttendance } from '#server/store/schema.ts';
import { lockDay, registerId } from '../lock-day.ts';
import { readCounted } from './balance.ts';
import { daysOf, overlaps } from './leave-days.ts';
import { leaveCode } from './on-days.ts';

/** Makes leave of the absences that registers have on the days of an approved leave. */
export const excuseAbsences = async (tx: WriteContext, context: CallContext, leave: StaffLeaveRow): Promise<void> => {
  const code = leaveCode({ type: '', part: leave.part });
  for (const row of await lockRows(tx, leave, eq(staffAttendance.code, 'A')))
    await setCode(tx, context, { row, code, leaveId: leave.id });
};

/**
 * Makes absences again of those that became a leave, which is taken back; what somebody has entered since stays. Other
 * leave of the same day, which is approved, takes its place.
 */
export const giveBackAbsences = async (tx: WriteContext, context: CallContext, leave: StaffLeaveRow): Promise<void> => {
  const rows = await lockRows(tx, leave, eq(staffAttendance.leaveId, leave.id));
  if (rows.length === 0) return;
  for (const row of rows) await setCode(tx, context, { row, code: 'A', leaveId: null });
  const others = await readCounted(tx.db, leave.staffId, leave.session);
  const wholeDays = { ...leave, part: 'Full' } as const;
  for (const other of others.filter((one) => one.state === 'Approved' && overlaps(one, wholeDays)))
    await excuseAbsences(tx, context, other);
};

/** What registers say of a member on the days of a leave; nobody else changes it until the transaction ends. */
const lockRows = async (tx: WriteContext, leave: StaffLeaveRow, isMeant: SQL): Promise<StaffDayRow[]> => {
  for (const day of daysOf(leave)) await lockDay(tx, leave.schoolId, day);
  return tx.db
    .select()
    .from(staffAttendance)
    .where(
      and(
        eq(staffAttendance.staffId, leave.staffId),
        between(staffAttendance.day, leave.firstDay, leave.lastDay),
        isMeant,
      ),
    );
};

interface Change {
  readonly row: StaffDayRow;
  readonly code: StaffDayCode;
  readonly leaveId: number | null;
}

const setCode = async (tx: WriteContext, context: CallContext, { row, code, leaveId }: Change): Promise<void> => {
  const { schoolId, id, staffId, day, version } = row;
  await tx.db
    .update(staffAttendance)
    .set({ code, leaveId, userId: userIdOf(context.actor), savedAt: context.now(), version: version + 1 })
    .where(and(eq(staffAttendance.schoolId, schoolId), eq(staffAttendance.id, id)));
  await tx.audit({
    entity: 'staffAttendance',
    id: registerId(day),
    before: { Day: day, Codes: { [staffId]: row.code } },
    after: { Day: day, Codes: { [staffId]: code } },
  });
};
