import { and, eq } from 'drizzle-orm';
import { changeMark } from '#schemas/api/attendance/take.ts';
import { notFound, refuse } from '#server/core/errors/refusals.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { attendanceMarks, attendanceRegisters, type MarkRow, type RegisterRow } from '#server/store/schema.ts';
import { readAttendanceDay } from './attendance-day.ts';
import { requireUnlocked } from './check-register.ts';
import { requireClass } from './classes.ts';
import { countMonths } from './count-months.ts';
import { countCodes, countColumns } from './counts.ts';

/** Changes one mark of a register that was taken. Errors: `NOT_FOUND` where there is none; `GUARD` where it is locked. */
export const changeMarkHandler = handle(changeMark, ({ body }, context) =>
  context.write(async (tx) => {
    const { Student_Id: studentId, Date: date, Part: part, Status: status, Change_Reason: reason } = body;
    const { mark, register } = await lockMark(tx, { studentId, date, part });
    requireClass(context, { Class_Id: register.classId, Section_Id: register.sectionId });
    const { today } = await readAttendanceDay(tx, context, date);
    if (!register.takenAt) throw refuse('This register is not taken yet.');
    requireUnlocked(context, register, { today, reason });
    const now = context.now();
    const by = userIdOf(context.actor);
    const { schoolId, id } = register;
    await tx.db
      .update(attendanceMarks)
      .set({
        status,
        inTime: body.In_Time ?? null,
        outTime: body.Out_Time ?? null,
        reason: body.Reason || null,
        remark: body.Remark || null,
        changedBy: by,
        changedAt: now,
      })
      .where(isOf({ schoolId, studentId, date, part }));
    const marks = await tx.db
      .select({ status: attendanceMarks.status })
      .from(attendanceMarks)
      .where(eq(attendanceMarks.registerId, id));
    const counts = countCodes(marks.map((one) => one.status));
    await tx.db
      .update(attendanceRegisters)
      .set({ ...countColumns(counts), changedAt: now, changedBy: by, version: register.version + 1 })
      .where(and(eq(attendanceRegisters.schoolId, schoolId), eq(attendanceRegisters.id, id)));
    await countMonths(tx, { schoolId, studentIds: [studentId], part, date });
    const about = { Student_Id: studentId, Date: date, Part: part };
    await tx.audit({
      entity: 'attendanceRegister',
      id,
      before: { ...about, Status: mark.status },
      after: { ...about, Status: status, Change_Reason: reason },
    });
    return ok({ message: 'The mark was changed.' });
  }),
);

type MarkKey = Pick<MarkRow, 'studentId' | 'date' | 'part'>;

const isOf = ({ schoolId, studentId, date, part }: MarkKey & { readonly schoolId?: number }) =>
  and(
    schoolId === undefined ? undefined : eq(attendanceMarks.schoolId, schoolId),
    eq(attendanceMarks.studentId, studentId),
    eq(attendanceMarks.date, date),
    eq(attendanceMarks.part, part),
  );

/** A mark with its register, which no other transaction changes until this one ends. */
const lockMark = async (
  { db }: WriteContext,
  key: MarkKey,
): Promise<{ readonly mark: MarkRow; readonly register: RegisterRow }> => {
  const [found] = await db.select({ registerId: attendanceMarks.registerId }).from(attendanceMarks).where(isOf(key));
  if (!found) throw notFound();
  const [register] = await db
    .select()
    .from(attendanceRegisters)
    .where(eq(attendanceRegisters.id, found.registerId))
    .for('update');
  const [mark] = await db.select().from(attendanceMarks).where(isOf(key));
  if (!register || !mark) throw notFound();
  return { mark, register };
};
