import { and, count, eq, inArray, isNull, ne } from 'drizzle-orm';
import { inboxViews } from '#schemas/records/enquiry-inbox.ts';
import { enquiries, enrolments, students } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

/** Who sits in a class, or soon will. */
export const present = inArray(students.status, ['Active', 'Expected']);

/** A student who was made of the enquiry before, and archived, is not counted. */
export const notSelf = (studentId: number | null) => (studentId === null ? undefined : ne(students.id, studentId));

/** How many students each class has in a session, by its id; a class without any is missing. */
export const countTaken = async (
  db: Db,
  session: string,
  { classId, studentId = null }: { readonly classId?: number; readonly studentId?: number | null } = {},
): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .select({ classId: enrolments.classId, taken: count() })
    .from(enrolments)
    .innerJoin(students, and(eq(students.schoolId, enrolments.schoolId), eq(students.id, enrolments.studentId)))
    .where(
      and(
        eq(enrolments.session, session),
        classId === undefined ? undefined : eq(enrolments.classId, classId),
        present,
        notSelf(studentId),
      ),
    )
    .groupBy(enrolments.classId);
  return new Map(rows.map((row) => [row.classId, row.taken]));
};

/** How many enquiries for each class of a session are open. */
export const countWaiting = async (db: Db, session: string): Promise<ReadonlyMap<number, number>> => {
  const rows = await db
    .select({ classId: enquiries.classId, waiting: count() })
    .from(enquiries)
    .where(
      and(eq(enquiries.session, session), inArray(enquiries.status, [...inboxViews.open]), isNull(enquiries.deletedAt)),
    )
    .groupBy(enquiries.classId);
  return new Map(rows.map((row) => [row.classId, row.waiting]));
};
