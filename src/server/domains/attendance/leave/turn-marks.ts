import { and, asc, between, eq, isNotNull } from 'drizzle-orm';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { attendanceMarks, attendanceRegisters, type MarkRow, type StudentLeaveRow } from '#server/store/schema.ts';
import type { AttendanceDay } from '../attendance-day.ts';
import { lockWithDay } from '../halves/lock-day.ts';
import { hasHalves } from '../halves/read-halves.ts';
import { stateOf } from '../register.ts';
import { isMark, writeMark } from '../write-mark.ts';
import { excusedBy, unexcused } from './excused.ts';

interface Of {
  readonly leave: StudentLeaveRow;
  readonly day: AttendanceDay;
}

/** Makes leave of the absences that registers have on the days of a leave; locked registers are an admin's. */
export const excuseAbsences = (tx: WriteContext, context: CallContext, { leave, day }: Of): Promise<void> =>
  turnMarks(tx, context, {
    leave,
    day,
    isMeant: ({ status }) => status === 'A',
    turned: (mark) => excusedBy(leave, mark),
    changeReason: 'The leave was approved.',
  });

/** Gives back the absences that became a leave; what somebody marked as leave by hand stays. Locked ones are an admin's. */
export const giveBackAbsences = (tx: WriteContext, context: CallContext, { leave, day }: Of): Promise<void> =>
  turnMarks(tx, context, {
    leave,
    day,
    isMeant: ({ status, leaveId }) => status === 'LV' && leaveId === leave.id,
    turned: unexcused,
    changeReason: 'The leave was taken back.',
  });

interface Turning extends Of {
  readonly isMeant: (mark: MarkRow) => boolean;
  readonly turned: (mark: MarkRow) => MarkRow;
  /** For the audit log. */
  readonly changeReason: string;
}

const turnMarks = async (
  tx: WriteContext,
  context: CallContext,
  { leave, day, isMeant, turned, changeReason }: Turning,
): Promise<void> => {
  const marks = (await readMarks(tx, leave)).filter(isMeant);
  // All registers before the first month is counted, as `countMonths` asks.
  for (const { registerId } of marks) await lockWithDay(tx, registerId);
  for (const { registerId, date, part } of marks) {
    const locked = await lockWithDay(tx, registerId);
    const [mark] = await tx.db
      .select()
      .from(attendanceMarks)
      .where(isMark({ studentId: leave.studentId, date, part }));
    if (!locked || !mark || !isMeant(mark)) continue;
    const { register } = locked;
    if (stateOf(register, day.today) === 'Locked' && context.scope !== 'all') continue;
    // What halves come to changes with them.
    if (part === 'Full' && (await hasHalves(tx.db, register))) continue;
    const { status, ownCode, inTime, outTime, remark, reason, leaveId, beforeLeave } = turned(mark);
    const said = { status, ownCode, inTime, outTime, remark, reason, leaveId, beforeLeave };
    await writeMark(tx, context, { mark, ...locked, said, changeReason });
  }
};

/** What taken registers say of a student on the days of a leave, in an order that is the same for everybody. */
const readMarks = async ({ db }: WriteContext, leave: StudentLeaveRow): Promise<MarkRow[]> => {
  const { registerId, date, part } = attendanceMarks;
  const rows = await db
    .select({ mark: attendanceMarks })
    .from(attendanceMarks)
    .innerJoin(
      attendanceRegisters,
      and(
        eq(attendanceRegisters.schoolId, attendanceMarks.schoolId),
        eq(attendanceRegisters.id, registerId),
        isNotNull(attendanceRegisters.takenAt),
      ),
    )
    .where(and(eq(attendanceMarks.studentId, leave.studentId), between(date, leave.firstDay, leave.lastDay)))
    .orderBy(asc(date), asc(part));
  return rows.map(({ mark }) => mark);
};
