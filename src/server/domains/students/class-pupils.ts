import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { type EnrolmentRow, enrolments, type StudentRow, type StudentStatus, students } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

/** A class of a session. */
export interface SessionClass {
  readonly session: string;
  readonly classId: number;
  readonly sectionId: number;
}

export interface Pupil {
  readonly student: StudentRow;
  readonly enrolment: EnrolmentRow;
}

interface Options {
  readonly statuses: readonly StudentStatus[];
  /** Keeps other transactions from changing them until this one ends. */
  readonly isLocked?: boolean;
}

/** The students of a class by roll number, those without one after the others. */
export const readPupils = async (
  db: Db,
  { session, classId, sectionId }: SessionClass,
  { statuses, isLocked = false }: Options,
): Promise<Pupil[]> => {
  const query = db
    .select({ student: students, enrolment: enrolments })
    .from(enrolments)
    .innerJoin(students, and(eq(students.schoolId, enrolments.schoolId), eq(students.id, enrolments.studentId)))
    .where(
      and(
        eq(enrolments.session, session),
        eq(enrolments.classId, classId),
        eq(enrolments.sectionId, sectionId),
        inArray(students.status, [...statuses]),
        isNull(students.erasedAt),
      ),
    )
    .orderBy(asc(enrolments.rollNo), asc(students.firstName), asc(students.lastName), asc(students.id));
  return isLocked ? query.for('update') : query;
};
