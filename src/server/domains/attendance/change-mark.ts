import { changeMark } from '#schemas/api/attendance/take.ts';
import { notFound, refuse, wrongField } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { attendanceMarks, type MarkRow, type RegisterRow } from '#server/store/schema.ts';
import { readAttendanceDay } from './attendance-day.ts';
import { requireUnlocked } from './check-register.ts';
import { requireClass } from './classes.ts';
import { requireHalfCode } from './halves/check-part.ts';
import { lockWithDay } from './halves/lock-day.ts';
import { hasHalves } from './halves/read-halves.ts';
import { requireOwnCodes } from './own-codes.ts';
import { isMark, type MarkKey, writeMark } from './write-mark.ts';

/** Changes one mark of a register that was taken. Errors: `NOT_FOUND` where there is none; `GUARD` where it is locked. */
export const changeMarkHandler = handle(changeMark, ({ body }, context) =>
  context.write(async (tx) => {
    const { Student_Id: studentId, Date: date, Part: part, Change_Reason: changeReason } = body;
    const { mark, register, whole } = await lockMark(tx, { studentId, date, part });
    requireClass(context, { Class_Id: register.classId, Section_Id: register.sectionId });
    const { today } = await readAttendanceDay(tx, context, date);
    if (!register.takenAt) throw refuse('This register is not taken yet.');
    if (part === 'Full' && (await hasHalves(tx.db, register)))
      throw wrongField('Part', 'This day has a register for each half. Say which half is changed.');
    requireHalfCode(part, body.Status);
    await requireOwnCodes(tx.db, [body], () => 'Own_Code');
    requireUnlocked(context, register, { today, reason: changeReason });
    const said = {
      status: body.Status,
      ownCode: body.Own_Code ?? null,
      inTime: body.In_Time ?? null,
      outTime: body.Out_Time ?? null,
      reason: body.Reason || null,
      remark: body.Remark || null,
      ...(mark.status === body.Status
        ? { leaveId: mark.leaveId, beforeLeave: mark.beforeLeave }
        : { leaveId: null, beforeLeave: null }),
    };
    await writeMark(tx, context, { mark, register, whole, said, changeReason });
    return ok({ message: 'The mark was changed.' });
  }),
);

/** A mark with its register, which no other transaction changes until this one ends. */
const lockMark = async (
  tx: WriteContext,
  key: MarkKey,
): Promise<{ readonly mark: MarkRow; readonly register: RegisterRow; readonly whole: RegisterRow | undefined }> => {
  const { db } = tx;
  const [found] = await db.select({ registerId: attendanceMarks.registerId }).from(attendanceMarks).where(isMark(key));
  if (!found) throw notFound();
  const locked = await lockWithDay(tx, found.registerId);
  const [mark] = await db.select().from(attendanceMarks).where(isMark(key));
  if (!locked || !mark) throw notFound();
  return { mark, ...locked };
};
