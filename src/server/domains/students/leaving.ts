import { and, eq } from 'drizzle-orm';
import { userStatus } from '#schemas/access/user-status.ts';
import type { BasicDetailsBody } from '#schemas/api/students/basic-details.ts';
import { isGone } from '#schemas/records/student-status.ts';
import { endSessions } from '#server/domains/accounts/index.ts';
import { type StudentRow, users } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

/** Ends a student's right to sign in, and every session. */
export const disableLogin = async (context: StoreContext, schoolId: number, studentId: number): Promise<void> => {
  const rows = await context.db.select({ id: users.id }).from(users).where(eq(users.studentId, studentId));
  for (const { id } of rows) await endLogin(context, schoolId, id);
};

/** Gives a student who is back the right to sign in again. */
export const enableLogin = async ({ db }: StoreContext, studentId: number): Promise<void> => {
  const isClosed = and(eq(users.studentId, studentId), eq(users.status, userStatus.disabled));
  await db.update(users).set({ status: userStatus.active }).where(isClosed);
};

/** Ends the right to sign in of an account, and every session. */
export const endLogin = async (context: StoreContext, schoolId: number, userId: number): Promise<void> => {
  await context.db.update(users).set({ status: userStatus.disabled }).where(eq(users.id, userId));
  await endSessions(context, { schoolId, userId });
};

/** When and why someone left, which a later change need not repeat. */
export const leavingOf = (
  before: Pick<StudentRow, 'status' | 'details'> | undefined,
): Pick<BasicDetailsBody, 'Leaving_Date' | 'Leaving_Reason'> => {
  if (!before || !isGone(before.status)) return {};
  const { Leaving_Date, Leaving_Reason } = before.details;
  return {
    ...(typeof Leaving_Date === 'string' && { Leaving_Date }),
    ...(typeof Leaving_Reason === 'string' && { Leaving_Reason }),
  };
};
