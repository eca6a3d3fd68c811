import { and, eq } from 'drizzle-orm';
import type { AttendanceSettings } from '#schemas/api/attendance/settings.ts';
import type { ClassOfDay } from '#schemas/api/attendance/take.ts';
import type { AttendancePart, HalfDay } from '#schemas/records/attendance.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { countsOf } from '#server/store/attendance-sums.ts';
import { attendanceRegisters, type RegisterRow } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
import { type AttendanceDay, findClosed } from './attendance-day.ts';
import { type ClassSize, inOwnClasses, placeKey, readClasses, sizeOn } from './classes.ts';
import { countElsewhere, registerKey } from './elsewhere.ts';
import { halvesOfClass } from './halves/halves-of-class.ts';
import { readHalfSettings } from './halves/settings.ts';
import { readNames, stateOf, takenOf } from './register.ts';

/** Each class in the scope of a call on a day, with its register's state and counts, and those of its halves. */
export const readClassDays = async (
  { db }: StoreContext,
  context: CallContext,
  { day, part }: { readonly day: AttendanceDay; readonly part: AttendancePart },
): Promise<ClassOfDay[]> => {
  const classes = await readClasses(db, context, day.session);
  const settings = await readHalfSettings(db);
  const all = await db
    .select()
    .from(attendanceRegisters)
    .where(and(eq(attendanceRegisters.date, day.date), inOwnClasses(context, attendanceRegisters)));
  const byPlace = new Map<string, RegisterRow[]>();
  for (const row of all) byPlace.set(placeKey(row), [...(byPlace.get(placeKey(row)) ?? []), row]);
  const names = await readNames(
    db,
    all.map(({ takenBy }) => takenBy),
  );
  const found = classes.map((one) =>
    classOnDay(one, { day, settings, registers: byPlace.get(placeKey(one)) ?? [], names, part }),
  );
  return withoutElsewhere(
    db,
    found.map((of) => ({ of, ...day })),
  );
};

interface ClassAndDay {
  readonly of: ClassOfDay;
  readonly date: string;
  readonly session: string;
}

/** Classes on days, of which those whose register is missing have the students alone who would be asked for. */
export const withoutElsewhere = async (db: Db, all: readonly ClassAndDay[]): Promise<ClassOfDay[]> => {
  const missingOf = ({ of, date, session }: ClassAndDay) =>
    missingParts(of).map((part) => ({ date, session, part, classId: of.Class_Id, sectionId: of.Section_Id }));
  const elsewhere = await countElsewhere(db, all.flatMap(missingOf));
  return all.map((one) => {
    const gone = missingOf(one).map((register) => elsewhere.get(registerKey(register)) ?? 0);
    return gone.length === 0 ? one.of : { ...one.of, Students: one.of.Students - Math.min(...gone) };
  });
};

interface OnDay {
  readonly day: AttendanceDay;
  readonly settings: AttendanceSettings;
  /** All of the class on the day. */
  readonly registers: readonly RegisterRow[];
  /** Who took them, by the ids of their accounts. */
  readonly names: ReadonlyMap<number, string>;
  readonly part: AttendancePart;
}

/** How the registers of a class stand on a day. */
export const classOnDay = (size: ClassSize, { day, settings, registers, names, part }: OnDay): ClassOfDay => {
  const { classId, sectionId } = size;
  const register = registers.find((row) => row.part === part);
  const isWorkingDay = registers.some((row) => row.isWorkingDay);
  const closed = findClosed(day, { classId, isWorkingDay });
  const halves = halvesOfClass({ day, settings, registers, names });
  return {
    Class_Id: classId,
    Section_Id: sectionId,
    Students: sizeOn(size, day.date),
    State: stateOf(register, day.today),
    Counts: countsOf(register),
    ...takenOf(register, names),
    ...(closed ? { Closed: closed } : {}),
    ...(halves ? { Halves: halves } : {}),
  };
};

/** The parts of a day whose register is missing: there is school for somebody, its time has come, and nobody took it. */
export const missingParts = ({ State, Closed, Students, Halves }: ClassOfDay): readonly ('Full' | HalfDay)[] => {
  if (Closed || Students === 0) return [];
  if (!Halves) return State === 'Open' ? ['Full'] : [];
  return Halves.filter((one) => one.State === 'Open' && one.Is_Due).map(({ Part }) => Part);
};
