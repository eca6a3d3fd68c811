import { and, asc, between, eq, isNotNull } from 'drizzle-orm';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { attendanceMarks, attendanceRegisters, type StudentLeaveRow } from '#server/store/schema.ts';
import type { AttendanceDay } from '../attendance-day.ts';
import { lockWithDay } from '../halves/lock-day.ts';
import { hasHalves } from '../halves/read-halves.ts';
import { stateOf } from '../register.ts';
import { isMark, writeMark } from '../write-mark.ts';

interface Turning {
  readonly leave: StudentLeaveRow;
  readonly day: AttendanceDay;
  readonly from: 'A' | 'LV';
  readonly to: 'A' | 'LV';
  /** For the audit log. */
  readonly changeReason: string;
}

/** Makes leave of the absences that registers have on the days of a leave, or the other way; locked ones are an admin's. */
export const turnMarks = async (
  tx: WriteContext,
  context: CallContext,
  { leave, day, from, to, changeReason }: Turning,
): Promise<void> => {
  const marks = await readMarks(tx, leave, from);
  // All registers before the first month is counted, as `countMonths` asks.
  for (const { registerId } of marks) await lockWithDay(tx, registerId);
  for (const { registerId, date, part } of marks) {
    const locked = await lockWithDay(tx, registerId);
    const [mark] = await tx.db
      .select()
      .from(attendanceMarks)
      .where(isMark({ studentId: leave.studentId, date, part }));
    if (!locked || mark?.status !== from) continue;
    const { register } = locked;
    if (stateOf(register, day.today) === 'Locked' && context.scope !== 'all') continue;
    // What halves come to changes with them.
    if (part === 'Full' && (await hasHalves(tx.db, register))) continue;
    const { inTime, outTime, remark } = mark;
    const reason = to === 'LV' ? (leave.note ?? mark.reason) : mark.reason;
    const said = { status: to, ownCode: null, inTime, outTime, remark, reason } as const;
    await writeMark(tx, context, { mark, ...locked, said, changeReason });
  }
};

/** What taken registers say of a student on the days of a leave, in an order that is the same for everybody. */
const readMarks = ({ db }: WriteContext, leave: StudentLeaveRow, status: 'A' | 'LV') => {
  const { registerId, date, part } = attendanceMarks;
  return db
    .select({ registerId, date, part })
    .from(attendanceMarks)
    .innerJoin(
      attendanceRegisters,
      and(
        eq(attendanceRegisters.schoolId, attendanceMarks.schoolId),
        eq(attendanceRegisters.id, registerId),
        isNotNull(attendanceRegisters.takenAt),
      ),
    )
    .where(
      and(
        eq(attendanceMarks.studentId, leave.studentId),
        eq(attendanceMarks.status, status),
        between(date, leave.firstDay, leave.lastDay),
      ),
    )
    .orderBy(asc(date), asc(part));
};
