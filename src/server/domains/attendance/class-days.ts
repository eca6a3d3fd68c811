import { and, eq } from 'drizzle-orm';
import type { ClassOfDay } from '#schemas/api/attendance/take.ts';
import type { AttendancePart } from '#schemas/records/attendance.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { attendanceRegisters } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { type AttendanceDay, findClosed } from './attendance-day.ts';
import { inOwnClasses, placeKey, readClasses } from './classes.ts';
import { countsOf } from './counts.ts';
import { readNames, stateOf, takenOf } from './register.ts';

/** Each class in the scope of a call on a day, with its register's state and counts. */
export const readClassDays = async (
  { db }: StoreContext,
  context: CallContext,
  { day, part }: { readonly day: AttendanceDay; readonly part: AttendancePart },
): Promise<ClassOfDay[]> => {
  const classes = await readClasses(db, context, day.session);
  const registers = await db
    .select()
    .from(attendanceRegisters)
    .where(
      and(
        eq(attendanceRegisters.date, day.date),
        eq(attendanceRegisters.part, part),
        inOwnClasses(context, attendanceRegisters),
      ),
    );
  const byPlace = new Map(registers.map((row) => [placeKey(row), row]));
  const names = await readNames(
    db,
    registers.map(({ takenBy }) => takenBy),
  );
  return classes.map((one) => {
    const register = byPlace.get(placeKey(one));
    const closed = findClosed(day, { classId: one.classId, isWorkingDay: register?.isWorkingDay ?? false });
    return {
      Class_Id: one.classId,
      Section_Id: one.sectionId,
      Students: one.students,
      State: stateOf(register, day.today),
      Counts: countsOf(register),
      ...takenOf(register, names),
      ...(closed ? { Closed: closed } : {}),
    };
  });
};

/** Whether a register is missing: there is school for somebody, and nobody has taken it. */
export const isMissing = ({ State, Closed, Students }: ClassOfDay): boolean =>
  State === 'Open' && !Closed && Students > 0;
