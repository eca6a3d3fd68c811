import { and, eq } from 'drizzle-orm';
import { userIdOf } from '#server/http/access/user-id.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { attendanceMarks, attendanceRegisters, type MarkRow, type RegisterRow } from '#server/store/schema.ts';
import { countMonths } from './count-months.ts';
import { countCodes, countColumns } from './counts.ts';
import { countDay } from './halves/count-day.ts';

/** Which mark. */
export type MarkKey = Pick<MarkRow, 'studentId' | 'date' | 'part'>;

/** The condition that a row is the mark. */
export const isMark = ({ studentId, date, part }: MarkKey) =>
  and(eq(attendanceMarks.studentId, studentId), eq(attendanceMarks.date, date), eq(attendanceMarks.part, part));

interface Writing {
  readonly mark: MarkRow;
  /** That of the mark, locked, as it was before the mark was changed. */
  readonly register: RegisterRow;
  /** That of the whole day, locked before, where the register is of half of it. */
  readonly whole: RegisterRow | undefined;
  readonly said: Pick<
    MarkRow,
    'status' | 'ownCode' | 'inTime' | 'outTime' | 'reason' | 'remark' | 'leaveId' | 'beforeLeave'
  >;
  /** For the audit log. */
  readonly changeReason: string;
}

/** Changes one mark of a register that was taken, with what is counted of it. */
export const writeMark = async (
  tx: WriteContext,
  context: CallContext,
  { mark, register, whole, said, changeReason }: Writing,
): Promise<void> => {
  const now = context.now();
  const by = userIdOf(context.actor);
  const { schoolId, id } = register;
  const { studentId, date, part } = mark;
  await tx.db
    .update(attendanceMarks)
    .set({ ...said, changedBy: by, changedAt: now })
    .where(and(eq(attendanceMarks.schoolId, schoolId), isMark(mark)));
  const marks = await tx.db
    .select({ status: attendanceMarks.status })
    .from(attendanceMarks)
    .where(eq(attendanceMarks.registerId, id));
  const counts = countCodes(marks.map((one) => one.status));
  await tx.db
    .update(attendanceRegisters)
    .set({ ...countColumns(counts), changedAt: now, changedBy: by, version: register.version + 1 })
    .where(and(eq(attendanceRegisters.schoolId, schoolId), eq(attendanceRegisters.id, id)));
  if (whole) await countDay(tx, whole);
  else await countMonths(tx, { schoolId, studentIds: [studentId], date });
  const about = { Student_Id: studentId, Date: date, Part: part };
  await tx.audit({
    entity: 'attendanceRegister',
    id,
    before: { ...about, Status: mark.status },
    after: { ...about, Status: said.status, Change_Reason: changeReason },
  });
};
