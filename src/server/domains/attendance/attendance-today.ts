import type { ClassOfDay } from '#schemas/api/attendance/take.ts';
import type { DayFigures, OpenRegister } from '#schemas/api/office.ts';
import { attendancePercent } from '#schemas/records/attendance.ts';
import { readClassNames } from '#server/domains/lookups/public.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { StoreContext } from '#server/store/store.ts';
import { type AttendanceDay, readAttendanceDay } from './attendance-day.ts';
import { missingParts, readClassDays } from './class-days.ts';
import { placeKey } from './classes.ts';
import { addCounts } from './counts.ts';
import { readUntaken } from './reminders.ts';

const named = 3;

/** Registers that wait: how many, the names of the first three classes, and the day of the first where they are not of today alone. */
interface Waiting {
  readonly count: number;
  readonly names: readonly string[];
  readonly date?: string;
}

interface AttendanceToday {
  /** The classes that the caller takes registers of and that have none today, but for those that were asked for. */
  readonly missing: Waiting;
  /** The days of which a class teacher was reminded of a register. What was asked for is told once. */
  readonly asked: Waiting;
  /** A class teacher's registers of today that are not taken yet. */
  readonly open: readonly OpenRegister[];
  /** How many are there today; undefined for who reads no reports, and where there is no school. */
  readonly figures: DayFigures | undefined;
}

const none: Waiting = { count: 0, names: [] };

/** What of attendance waits for the caller today, and the figures of the day. */
export const readAttendanceToday = async (tx: StoreContext, context: CallContext): Promise<AttendanceToday> => {
  const takes = context.scopeOf('/student/attendance_management', 'write');
  const reads = context.scopeOf('/student/Student_Attendance_Reports', 'read');
  if (takes === undefined && reads === undefined) return { missing: none, asked: none, open: [], figures: undefined };
  const day = await readAttendanceDay(tx, context);
  const daysOf = (scope: typeof takes): Promise<ClassOfDay[]> =>
    scope === undefined ? Promise.resolve([]) : readClassDays(tx, { ...context, scope }, { day, part: 'Full' });
  const read = await daysOf(reads);
  const own = takes === reads ? read : await daysOf(takes);
  const waiting =
    takes === undefined
      ? { missing: none, asked: none, open: [] }
      : await findWaiting(tx, { ...context, scope: takes }, { day, own });
  return { ...waiting, figures: figuresOf(read) };
};

const findWaiting = async (
  tx: StoreContext,
  context: CallContext,
  { day, own }: { readonly day: AttendanceDay; readonly own: readonly ClassOfDay[] },
): Promise<Pick<AttendanceToday, 'missing' | 'asked' | 'open'>> => {
  const isTeacher = context.scope === 'classes';
  const { nameOf } = await readClassNames(tx.db);
  const asked = isTeacher ? await readUntaken(tx, context) : [];
  const told = new Set(asked.filter(({ date }) => date === day.date).map(placeKey));
  const places = own
    .filter((one) => missingParts(one).length > 0)
    .map((one) => ({ ...one, classId: one.Class_Id, sectionId: one.Section_Id }));
  const missing = places.filter((one) => !told.has(placeKey(one)));
  return {
    missing: { count: missing.length, names: missing.slice(0, named).map(nameOf) },
    asked: {
      count: asked.length,
      names: asked.slice(0, named).map(nameOf),
      ...(asked[0] ? { date: asked[0].date } : {}),
    },
    open: isTeacher ? places.flatMap((one) => openOf(one, nameOf(one))) : [],
  };
};

const openOf = (one: ClassOfDay, Name: string): OpenRegister[] =>
  missingParts(one).map((part) => ({
    Class_Id: one.Class_Id,
    Section_Id: one.Section_Id,
    Name,
    Students: one.Students,
    ...(part === 'Full' ? {} : { Part: part }),
  }));

/** The counts of the registers that are taken: of a class that is taken twice a day, those of the last. */
const figuresOf = (classes: readonly ClassOfDay[]): DayFigures | undefined => {
  const expected = classes.filter(({ Closed, Students }) => !Closed && Students > 0);
  if (expected.length === 0) return undefined;
  const taken = expected.flatMap((one) => (one.Halves ?? [one]).findLast(({ State }) => State !== 'Open') ?? []);
  const counts = addCounts(taken.map(({ Counts }) => Counts));
  return {
    Counts: counts,
    Percent: attendancePercent(counts),
    Registers: expected.length,
    Taken: taken.length,
    Students: expected.reduce((sum, { Students }) => sum + Students, 0),
  };
};
