import { and, eq, lte, sql } from 'drizzle-orm';
import type { Sealer } from '#server/core/crypto/sealer.ts';
import { tooMany } from '#server/core/errors/refusals.ts';
import { accountKey, keyText } from '#server/core/limits/limit-key.ts';
import { afterFailure, forgetMs, noTries, secondsLocked } from '#server/core/limits/lock-out.ts';
import { students, type UserRow, unknownLogins } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

interface TypedLogin {
  readonly schoolId: number;
  readonly login: string;
  readonly sealer: Sealer;
}

const hashOf = ({ schoolId, login, sealer }: TypedLogin): string =>
  sealer.fingerprint(keyText(accountKey(schoolId, login)), 'login');

/**
 * Counts a try with a login as failed, whether or not it is an account's: what is answered must not reveal which exist,
 * nor which are of one account. In a transaction, and thus for all servers at once. Errors: `TOO_MANY` while the login is
 * locked.
 */
export const countTypedTry = async ({ db }: StoreContext, now: Date, typed: TypedLogin): Promise<void> => {
  const { schoolId } = typed;
  const loginHash = hashOf(typed);
  // Locks the row, new or known: many tries at once are no more than many in a row.
  const [known = noTries] = await db
    .insert(unknownLogins)
    .values({ schoolId, loginHash, failedLogins: noTries.failedLogins, lockedUntil: now })
    .onConflictDoUpdate({
      target: [unknownLogins.schoolId, unknownLogins.loginHash],
      set: { loginHash: sql`excluded.login_hash` },
    })
    .returning();
  const wait = secondsLocked(known, now);
  if (wait > 0) throw tooMany(wait);
  await db
    .update(unknownLogins)
    .set(afterFailure(known, now))
    .where(and(eq(unknownLogins.schoolId, schoolId), eq(unknownLogins.loginHash, loginHash)));
};

/** Begins anew to count tries with a login: whoever typed it knew the password. */
export const forgetTypedTries = async ({ db }: StoreContext, typed: TypedLogin): Promise<void> => {
  const own = and(eq(unknownLogins.schoolId, typed.schoolId), eq(unknownLogins.loginHash, hashOf(typed)));
  await db.delete(unknownLogins).where(own);
};

/** Begins anew to count tries with every login of an account, which has been opened or given another password. */
export const forgetTriesOf = async (
  context: StoreContext,
  { schoolId, email, mobile, role, studentId }: UserRow,
  sealer: Sealer,
): Promise<void> => {
  const admitted = and(eq(students.schoolId, schoolId), eq(students.id, studentId ?? 0));
  const [student] =
    role === 'Student' && studentId !== null
      ? await context.db.select({ admissionNo: students.admissionNo }).from(students).where(admitted)
      : [];
  for (const login of [email, mobile, student?.admissionNo])
    if (login) await forgetTypedTries(context, { schoolId, login, sealer });
};

/** Removes the logins whose failures no longer count. */
export const removeUnknownLogins = async ({ db }: StoreContext, schoolId: number, now: Date): Promise<void> => {
  const forgotten = lte(unknownLogins.lockedUntil, new Date(now.getTime() - forgetMs));
  await db.delete(unknownLogins).where(and(eq(unknownLogins.schoolId, schoolId), forgotten));
};
