import { eq } from 'drizzle-orm';
import { userStatus } from '#schemas/access/user-status.ts';
import { refuse } from '#server/core/errors/refusals.ts';
import { closeAccount, hideChild } from '#server/domains/accounts/index.ts';
import { disableLogin, findPerson, lockStudent } from '#server/domains/students/index.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { attendanceMarks, type EnquiryRow, type studentStatuses, students } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { findParent, isUnusedAccount } from './confirm-parent.ts';

const archived = 'Inactive' satisfies (typeof studentStatuses)[number];

/** What has happened since that a confirmation cannot be taken back any more, with what to do instead. */
export const findUndoObstacle = async (transaction: StoreContext, studentId: number): Promise<string | undefined> => {
  const { db } = transaction;
  const [student] = await db.select({ status: students.status }).from(students).where(eq(students.id, studentId));
  if (student?.status !== 'Expected' && student?.status !== 'Active')
    return 'The status of the student has been changed since the confirmation. Change it on the student’s page instead.';
  if ((await db.$count(attendanceMarks, eq(attendanceMarks.studentId, studentId))) > 0)
    return 'Attendance has been marked for the student, so the confirmation stays. Change the status on the student’s page instead.';
  return undefined;
};

interface Undoing {
  readonly row: EnquiryRow;
  readonly studentId: number;
  readonly now: Date;
}

/** Archives the student whom a confirmation has made, and takes back what it gave the parent. */
export const undoConfirmation = async (transaction: WriteContext, { row, studentId, now }: Undoing): Promise<void> => {
  const { schoolId } = row;
  const before = await lockStudent(transaction, studentId);
  const obstacle = await findUndoObstacle(transaction, studentId);
  if (obstacle !== undefined) throw refuse(obstacle);
  const change = { status: archived, version: before.version + 1 } as const;
  await transaction.db.update(students).set(change).where(eq(students.id, studentId));
  const parent = await findParent(transaction, row);
  const person = await findPerson(transaction.db, { name: row.parentName, mobile: row.mobile });
  // Whom the office has given the child since keeps it.
  for (const userId of new Set([parent?.id, person?.userId]))
    if (typeof userId === 'number') await hideChild(transaction, { schoolId, userId, studentId });
  if (parent && parent.status !== userStatus.disabled && (await isUnusedAccount(transaction, parent, studentId)))
    await closeAccount(transaction, { schoolId, userId: parent.id, now });
  await disableLogin(transaction, schoolId, studentId);
  const entry = { before: { Status: before.status }, after: { Status: archived } };
  await transaction.audit({ entity: 'student', id: studentId, ...entry });
};
