import { and, between, eq, inArray, isNotNull, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type HolidayRegisters, noMarks } from '#schemas/records/attendance.ts';
import { registersTaken } from '#server/core/errors/registers-taken.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { attendanceMarks, attendanceRegisters, type RegisterRow } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { countMonths } from './count-months.ts';
import { countColumns } from './counts.ts';

/** The days on which there is no school. */
export interface DaysOff {
  /** The first and the last one. */
  readonly from: string;
  readonly to: string;
  /** Undefined for every class. */
  readonly classIds: readonly number[] | undefined;
}

interface DeclaredHoliday extends DaysOff {
  readonly name: string;
  /** What becomes of registers that were taken; undefined where nobody has said. */
  readonly registers: HolidayRegisters | undefined;
}

const declared = alias(attendanceRegisters, 'declared');

/** One register of a day says of its halves too that a working day was declared. */
const isDeclaredDay = sql`exists (
  select from ${attendanceRegisters} as ${sql.identifier('declared')}
  where ${declared.schoolId} = ${attendanceRegisters.schoolId} and ${declared.isWorkingDay}
    and (${declared.classId}, ${declared.sectionId}, ${declared.date})
      = (${attendanceRegisters.classId}, ${attendanceRegisters.sectionId}, ${attendanceRegisters.date}))`;

const isTakenOn = ({ from, to, classIds }: DaysOff) =>
  and(
    between(attendanceRegisters.date, from, to),
    isNotNull(attendanceRegisters.takenAt),
    not(isDeclaredDay),
    classIds ? inArray(attendanceRegisters.classId, [...classIds]) : undefined,
  );

/** How many registers were taken on days that are to become a holiday. */
export const countHolidayRegisters = ({ db }: StoreContext, days: DaysOff): Promise<number> =>
  db.$count(attendanceRegisters, and(isTakenOn(days), eq(attendanceRegisters.part, 'Full')));

/**
 * Does what was said with registers that were taken on days that become a holiday: those that are kept are of working
 * days, those that are not are open again. Errors: `GUARD` with their number where there are some and nothing was said.
 */
export const settleHolidayRegisters = async (
  tx: WriteContext,
  { name, registers, ...days }: DeclaredHoliday,
): Promise<void> => {
  const taken = await tx.db
    .select()
    .from(attendanceRegisters)
    .where(isTakenOn(days))
    .orderBy(attendanceRegisters.date, attendanceRegisters.id)
    .for('update');
  if (taken.length === 0) return;
  if (registers === undefined) throw registersTaken(taken.filter(({ part }) => part === 'Full').length);
  for (const register of taken)
    await (registers === 'Keep' ? keepRegister(tx, register) : removeRegister(tx, register, name));
};

const isRow = ({ schoolId, id }: RegisterRow) =>
  and(eq(attendanceRegisters.schoolId, schoolId), eq(attendanceRegisters.id, id));

const placeOf = ({ classId, sectionId, date, part }: RegisterRow) => ({
  Class_Id: classId,
  Section_Id: sectionId,
  Date: date,
  Part: part,
});

const keepRegister = async (tx: WriteContext, register: RegisterRow): Promise<void> => {
  await tx.db.update(attendanceRegisters).set({ isWorkingDay: true }).where(isRow(register));
  const place = placeOf(register);
  await tx.audit({
    entity: 'attendanceRegister',
    id: register.id,
    before: { ...place, Is_Working_Day: false },
    after: { ...place, Is_Working_Day: true },
  });
};

const removeRegister = async (tx: WriteContext, register: RegisterRow, holiday: string): Promise<void> => {
  const { id, schoolId, date, part, version } = register;
  const marks = await tx.db.delete(attendanceMarks).where(eq(attendanceMarks.registerId, id)).returning();
  const open = { takenAt: null, takenBy: null, locksOn: null, version: version + 1 };
  await tx.db
    .update(attendanceRegisters)
    .set({ ...countColumns(noMarks), ...open })
    .where(isRow(register));
  const studentIds = marks.map(({ studentId }) => studentId);
  if (part === 'Full') await countMonths(tx, { schoolId, studentIds, date });
  const exceptions = marks.filter(({ status }) => status !== 'P').map((mark) => [mark.studentId, mark.status]);
  await tx.audit({
    entity: 'attendanceRegister',
    id,
    before: { ...placeOf(register), Marks: Object.fromEntries(exceptions) },
    after: { ...placeOf(register), Removed_For: holiday },
  });
};
