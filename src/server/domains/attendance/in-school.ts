import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { FireClass } from '#schemas/api/visitors/fire-list.ts';
import type { AttendanceCode } from '#schemas/records/attendance.ts';
import { readClassNames } from '#server/domains/lookups/public.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { attendanceMarks, attendanceRegisters, enrolments, students } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';
import { type AttendanceDay, findClosed, readAttendanceDay } from './attendance-day.ts';
import { type ClassPlace, placeKey } from './classes.ts';
import { byRollNo, fullName, type PupilRow, toPupil } from './pupil.ts';
import { readTeacherNames } from './teachers.ts';

/** Who a register says is in the building. */
const here: readonly AttendanceCode[] = ['P', 'L', 'HD'];

/** Of a day that is taken twice, the later half is what holds. */
const latestFirst = ['Afternoon', 'Forenoon', 'Full'] as const;

interface OnRoll extends PupilRow, ClassPlace {}

interface Asked {
  /** Who was picked up today. */
  readonly gone: ReadonlySet<number>;
  /** Whether the students are named. */
  readonly named: boolean;
}

/** The classes that have school today, with who is in the building by their registers; without one the whole roll is. */
export const readInSchool = async (
  tx: StoreContext,
  context: Pick<CallContext, 'now'>,
  { gone, named }: Asked,
): Promise<FireClass[]> => {
  const { db } = tx;
  const day = await readAttendanceDay(tx, context);
  const registers = await readLatestRegisters(db, day.date);
  const statuses = await readStatuses(db, [...registers.values()]);
  const { nameOf } = await readClassNames(db);
  const teachers = await readTeacherNames(db);
  const classes = new Map<string, OnRoll[]>();
  for (const row of await readRoll(tx, day)) classes.set(placeKey(row), [...(classes.get(placeKey(row)) ?? []), row]);
  return [...classes.values()].flatMap((roll): FireClass[] => {
    const [first] = roll;
    if (!first) return [];
    const key = placeKey(first);
    const isTaken = registers.has(key);
    if (!isTaken && findClosed(day, { classId: first.classId, isWorkingDay: false })) return [];
    const inside = roll
      .filter(({ id }) => !gone.has(id))
      .filter(({ id }) => !isTaken || here.includes(statuses.get(id) ?? 'A'))
      .toSorted(byRollNo);
    return [
      {
        Class_Id: first.classId,
        Section_Id: first.sectionId,
        Name: nameOf(first),
        Teachers: [...(teachers.get(key) ?? [])],
        Is_Taken: isTaken,
        Count: inside.length,
        ...(named ? { Students: inside.map((row) => pupilOf(row, isTaken ? statuses.get(row.id) : undefined)) } : {}),
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

/** The ids of the registers that hold, by class. */
const readLatestRegisters = async (db: Db, date: string): Promise<ReadonlyMap<string, number>> => {
  const { id, classId, sectionId, part } = attendanceRegisters;
  const rows = await db
    .select({ id, classId, sectionId, part })
    .from(attendanceRegisters)
    .where(and(eq(attendanceRegisters.date, date), isNotNull(attendanceRegisters.takenAt)));
  const ordered = rows.toSorted((a, b) => latestFirst.indexOf(b.part) - latestFirst.indexOf(a.part));
  return new Map(ordered.map((row) => [placeKey(row), row.id]));
};

const readStatuses = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, AttendanceCode>> => {
  const { studentId, status, registerId } = attendanceMarks;
  const rows = await db
    .select({ studentId, status })
    .from(attendanceMarks)
    .where(inArray(registerId, [...ids]));
  return new Map(rows.map((row) => [row.studentId, row.status]));
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
