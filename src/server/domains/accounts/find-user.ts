import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { normalizePhone } from '#server/core/validation/phone.ts';
import { students, type UserRow, users } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

/**
 * The user of a school by email, mobile or admission number, whose row no other transaction changes until this one
 * ends. A number that is both someone's mobile and another's admission number is the mobile.
 */
export const lockUserByLogin = async ({ db }: StoreContext, login: string): Promise<UserRow | undefined> => {
  // No row has an empty mobile, so that a text that is no number finds none.
  const hasMobile = eq(users.mobile, normalizePhone(login));
  const admitted = db.select({ id: students.id }).from(students).where(eq(students.admissionNo, login));
  const isStudent = and(eq(users.role, 'Student'), inArray(users.studentId, admitted));
  const [user] = await db
    .select()
    .from(users)
    .where(or(eq(users.email, login.toLowerCase()), hasMobile, isStudent))
    .orderBy(sql`${hasMobile} desc nulls last`, users.id)
    .limit(1)
    .for('update');
  return user;
};

/** A user by id, locked in the same way. */
export const lockUser = async ({ db }: StoreContext, id: number): Promise<UserRow | undefined> => {
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('update');
  return user;
};
