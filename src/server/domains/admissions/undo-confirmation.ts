import { eq } from 'drizzle-orm';
import { disableLogin, lockStudent } from '#server/domains/students/index.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type studentStatuses, students, userChildren } from '#server/store/schema.ts';

const archived = 'Inactive' satisfies (typeof studentStatuses)[number];

/** Archives the student whom a confirmation has made: no longer in the class, nor among the parent's children. */
export const archiveStudent = async (transaction: WriteContext, schoolId: number, studentId: number): Promise<void> => {
  const before = await lockStudent(transaction, studentId);
  const change = { status: archived, version: before.version + 1 } as const;
  await transaction.db.update(students).set(change).where(eq(students.id, studentId));
  await transaction.db.delete(userChildren).where(eq(userChildren.studentId, studentId));
  await disableLogin(transaction, schoolId, studentId);
  const entry = { before: { Status: before.status }, after: { Status: archived } };
  await transaction.audit({ entity: 'student', id: studentId, ...entry });
};
