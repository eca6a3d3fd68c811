import { and, count, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { AttendancePart } from '#schemas/records/attendance.ts';
import { attendanceMarks, enrolments, students } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { type ClassPlace, placeKey } from './classes.ts';

/** A register that nobody took, of one part of a day. */
export interface UntakenRegister extends ClassPlace {
  readonly session: string;
  readonly date: string;
  readonly part: AttendancePart;
}

/** One register among others. */
export const registerKey = ({ date, part, ...place }: Omit<UntakenRegister, 'session'>): string =>
  `${date} ${part} ${placeKey(place)}`;

/**
 * How many of the students of classes whose registers nobody took are in another class's register of that day already,
 * by `registerKey`: they have changed their class since, and are not asked for again.
 */
export const countElsewhere = async (
  db: Db,
  untaken: readonly UntakenRegister[],
): Promise<ReadonlyMap<string, number>> => {
  const found = new Map<string, number>();
  for (const session of new Set(untaken.map((one) => one.session))) {
    const asked = untaken.filter((one) => one.session === session);
    const places = new Map(asked.map((one) => [placeKey(one), one]));
    const { classId, sectionId } = enrolments;
    const { date, part } = attendanceMarks;
    const rows = await db
      .select({ classId, sectionId, date, part, students: count() })
      .from(enrolments)
      .innerJoin(students, and(eq(students.schoolId, enrolments.schoolId), eq(students.id, enrolments.studentId)))
      .innerJoin(
        attendanceMarks,
        and(eq(attendanceMarks.schoolId, enrolments.schoolId), eq(attendanceMarks.studentId, enrolments.studentId)),
      )
      .where(
        and(
          eq(enrolments.session, session),
          or(...[...places.values()].map((one) => and(eq(classId, one.classId), eq(sectionId, one.sectionId)))),
          inArray(date, [...new Set(asked.map((one) => one.date))]),
          eq(students.status, 'Active'),
          isNull(students.erasedAt),
          lte(students.admissionDate, date),
        ),
      )
      .groupBy(classId, sectionId, date, part);
    for (const { students, ...register } of rows) found.set(registerKey(register), students);
  }
  return found;
};
