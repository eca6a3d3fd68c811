import { desc, eq } from 'drizzle-orm';
import { type EnrolmentRow, enrolments } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

/** The seat of a student in the latest session that they have one in. */
export const latestEnrolment = async (db: Db, studentId: number): Promise<EnrolmentRow | undefined> => {
  const [row] = await db
    .select()
    .from(enrolments)
    .where(eq(enrolments.studentId, studentId))
    .orderBy(desc(enrolments.session))
    .limit(1);
  return row;
};
