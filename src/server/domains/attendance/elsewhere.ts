import { and, count, eq, isNull, lte, sql } from 'drizzle-orm';
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
    const { classId, sectionId } = enrolments;
    const { date, part } = attendanceMarks;
    // Each class with its own days alone, once whatever the part: all classes by all days would be most of the table.
    const days = [...new Map(asked.map((one) => [`${one.date} ${placeKey(one)}`, one])).values()];
    const wanted = sql`unnest(
      ${sql.param(days.map((one) => one.classId))}::int[],
      ${sql.param(days.map((one) => one.sectionId))}::int[],
      ${sql.param(days.map((one) => one.date))}::date[]
    ) as wanted (class_id, section_id, day)`;
    const rows = await db
      .select({ classId, sectionId, date, part, students: count() })
      .from(enrolments)
      .innerJoin(wanted, sql`wanted.class_id = ${classId} and wanted.section_id = ${sectionId}`)
      .innerJoin(students, and(eq(students.schoolId, enrolments.schoolId), eq(students.id, enrolments.studentId)))
      .innerJoin(
        attendanceMarks,
        and(
          eq(attendanceMarks.schoolId, enrolments.schoolId),
          eq(attendanceMarks.studentId, enrolments.studentId),
          sql`${date} = wanted.day`,
        ),
      )
      .where(
        and(
          eq(enrolments.session, session),
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
