import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { FireClass } from '#schemas/api/visitors/fire-list.ts';
import type { AttendanceCode } from '#schemas/records/attendance.ts';
import { readClassNames } from '#server/domains/lookups/public.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { attendanceMarks, attendanceRegisters, enrolments, type RegisterRow, students } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
import { type AttendanceDay, findClosed, readAttendanceDay } from './attendance-day.ts';
import { type ClassPlace, placeKey } from './classes.ts';
import { byRollNo, fullName, type PupilRow, toPupil } from './pupil.ts';
import { readTeacherNames } from './teachers.ts';

/** Who a register says is in the building. */
const here: readonly AttendanceCode[] = ['P', 'L', 'HD'];

/** Of a day that is taken twice, the later half is what holds. */
const latestLast = ['Full', 'Forenoon', 'Afternoon'] as const;

interface OnRoll extends PupilRow, ClassPlace {}

/** When each student who was picked up today left last. */
export type PickedUp = ReadonlyMap<number, Date>;

interface Asked {
  readonly gone: PickedUp;
  /** Whether the students are named. */
  readonly named: boolean;
}

/**
 * The classes that have school today, with who is in the building by their registers; without one the whole roll is, and
 * whoever is in none counts as well. A register that was taken after a child was picked up knows better, and so does a
 * mark that was changed since: the child is back.
 */
export const readInSchool = async (
  tx: StoreContext,
  context: Pick<CallContext, 'now'>,
  { gone, named }: Asked,
): Promise<FireClass[]> => {
  const { db } = tx;
  const day = await readAttendanceDay(tx, context);
  const all = await db.select().from(attendanceRegisters).where(eq(attendanceRegisters.date, day.date));
  const declared = new Set(all.filter(({ isWorkingDay }) => isWorkingDay).map(placeKey));
  const registers = latestOf(all);
  const marks = await readMarks(db, [...registers.values()]);
  const { nameOf } = await readClassNames(db);
  const teachers = await readTeacherNames(db);
  const classes = new Map<string, OnRoll[]>();
  for (const row of await readRoll(tx, day)) classes.set(placeKey(row), [...(classes.get(placeKey(row)) ?? []), row]);
  return [...classes.values()].flatMap((roll): FireClass[] => {
    const [first] = roll;
    if (!first) return [];
    const key = placeKey(first);
    const takenAt = registers.get(key)?.takenAt;
    const isTaken = takenAt !== undefined;
    if (!isTaken && findClosed(day, { classId: first.classId, isWorkingDay: declared.has(key) })) return [];
    const inside = roll
      .filter(({ id }) => !hasLeft(gone.get(id), marks.get(id)?.changedAt ?? takenAt))
      .filter(({ id }) => !isTaken || here.includes(marks.get(id)?.status ?? 'P'))
      .toSorted(byRollNo);
    return [
      {
        Class_Id: first.classId,
        Section_Id: first.sectionId,
        Name: nameOf(first),
        Teachers: [...(teachers.get(key) ?? [])],
        Is_Taken: isTaken,
        Count: inside.length,
        ...(named
          ? { Students: inside.map((row) => pupilOf(row, isTaken ? marks.get(row.id)?.status : undefined)) }
          : {}),
      },
    ];
  });
};

const pupilOf = (row: OnRoll, status: AttendanceCode | undefined) => ({
  Student_Id: row.id,
  Name: fullName(toPupil(row)),
  ...(row.rollNo === null ? {} : { Roll_No: row.rollNo }),
  ...(status ? { Status: status } : {}),
});

const hasLeft = (leftAt: Date | undefined, knownAt: Date | undefined): boolean =>
  leftAt !== undefined && (knownAt === undefined || leftAt >= knownAt);

interface Holding {
  readonly id: number;
  readonly takenAt: Date;
}

/** The registers that hold, by class. */
const latestOf = (all: readonly RegisterRow[]): ReadonlyMap<string, Holding> =>
  new Map(
    all
      .toSorted((a, b) => latestLast.indexOf(a.part) - latestLast.indexOf(b.part))
      .flatMap((row): [string, Holding][] =>
        row.takenAt ? [[placeKey(row), { id: row.id, takenAt: row.takenAt }]] : [],
      ),
  );

interface HeldMark {
  readonly status: AttendanceCode;
  readonly changedAt: Date | null;
}

/** What the registers say that hold: of whoever changed the class at noon, what the later one does. */
const readMarks = async (db: Db, held: readonly Holding[]): Promise<ReadonlyMap<number, HeldMark>> => {
  const { studentId, status, changedAt, registerId } = attendanceMarks;
  const ids = held.toSorted((a, b) => Number(a.takenAt) - Number(b.takenAt)).map(({ id }) => id);
  const rows = await db
    .select({ studentId, status, changedAt, registerId })
    .from(attendanceMarks)
    .where(inArray(registerId, ids));
  const ordered = rows.toSorted((a, b) => ids.indexOf(a.registerId) - ids.indexOf(b.registerId));
  return new Map(ordered.map((row) => [row.studentId, row]));
};

/** Everybody who is on the roll of a class today. */
const readRoll = ({ db }: StoreContext, { session, date }: AttendanceDay): Promise<OnRoll[]> => {
  const { classId, sectionId, rollNo } = enrolments;
  const { id, admissionNo, firstName, middleName, lastName } = students;
  return db
    .select({ classId, sectionId, rollNo, id, admissionNo, firstName, middleName, lastName })
    .from(enrolments)
    .innerJoin(students, and(eq(students.schoolId, enrolments.schoolId), eq(id, enrolments.studentId)))
    .where(
      and(
        eq(enrolments.session, session),
        eq(students.status, 'Active'),
        isNull(students.erasedAt),
        lte(students.admissionDate, date),
      ),
    )
    .orderBy(asc(classId), asc(sectionId));
};
