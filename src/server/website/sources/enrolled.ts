import { and, countDistinct, eq, isNull } from 'drizzle-orm';
import { enrolments, students } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { sessionLabel, sessionStartYear } from '#shared/calendar.ts';
import type { Enrolled } from './define.ts';

/** Counts the students of a school in the session of a day (YYYY-MM-DD), and the classes that they are in. */
export const readEnrolled = async (db: Db, today: string): Promise<Enrolled> => {
  const [row] = await db
    .select({ students: countDistinct(students.id), classes: countDistinct(enrolments.classId) })
    .from(enrolments)
    .innerJoin(students, and(eq(students.schoolId, enrolments.schoolId), eq(students.id, enrolments.studentId)))
    .where(
      and(
        eq(enrolments.session, sessionLabel(sessionStartYear(today))),
        eq(students.status, 'Active'),
        isNull(students.erasedAt),
      ),
    );
  return row ?? { students: 0, classes: 0 };
};
