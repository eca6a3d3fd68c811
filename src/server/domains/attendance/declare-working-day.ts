import { and, eq } from 'drizzle-orm';
import { declareWorkingDay } from '#schemas/api/attendance/take.ts';
import { notValid, refuse } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { attendanceRegisters } from '#server/store/schema.ts';
import { readAttendanceDay } from './attendance-day.ts';
import { readClasses } from './classes.ts';
import { hasHalves } from './halves/read-halves.ts';
import { lockRegister } from './register.ts';

/**
 * Declares that classes have school on a day without, or takes that back while no register of it was taken; of all
 * classes those keep it whose register was.
 */
export const declareWorkingDayHandler = handle(declareWorkingDay, ({ body }, context) => {
  const { Date: date, Class_Id, Section_Id, Is_Working_Day: isWorkingDay } = body;
  if ((Class_Id === undefined) !== (Section_Id === undefined))
    throw notValid({
      [Class_Id === undefined ? 'Class_Id' : 'Section_Id']: ['Please enter the class and its section.'],
    });
  return context.write(async (tx) => {
    const { session } = await readAttendanceDay(tx, context, date);
    const { schoolId } = context.school;
    const classes =
      Class_Id === undefined || Section_Id === undefined
        ? await readClasses(tx.db, context, session)
        : [{ classId: Class_Id, sectionId: Section_Id }];
    tx.unrecorded();
    for (const { classId, sectionId } of classes) {
      const before = await lockRegister(tx, { schoolId, session, classId, sectionId, date, part: 'Full' });
      if (before.isWorkingDay === isWorkingDay) continue;
      if (!isWorkingDay && (before.takenAt || (await hasHalves(tx.db, { classId, sectionId, date })))) {
        if (Class_Id === undefined) continue;
        throw refuse('The register of this day was taken.');
      }
      await tx.db
        .update(attendanceRegisters)
        .set({ isWorkingDay })
        .where(and(eq(attendanceRegisters.schoolId, schoolId), eq(attendanceRegisters.id, before.id)));
      const place = { Class_Id: classId, Section_Id: sectionId, Date: date };
      await tx.audit({
        entity: 'attendanceRegister',
        id: before.id,
        before: { ...place, Is_Working_Day: before.isWorkingDay },
        after: { ...place, Is_Working_Day: isWorkingDay },
      });
    }
    return ok({ message: isWorkingDay ? 'It is a working day.' : 'It is no working day any more.' });
  });
});
