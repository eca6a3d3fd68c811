import { and, eq, lte, sql } from 'drizzle-orm';
import type { Sealer } from '#server/core/crypto/sealer.ts';
import { tooMany } from '#server/core/errors/refusals.ts';
import { accountKey, keyText } from '#server/core/limits/limit-key.ts';
import { afterFailure, forgetMs, noTries, secondsLocked } from '#server/core/limits/lock-out.ts';
import { unknownLogins } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

interface UnknownTry {
  readonly schoolId: number;
  readonly login: string;
  readonly sealer: Sealer;
  readonly now: Date;
}

/**
 * Counts a try with a login that is no account's as those with an account's are counted, in the same transaction and
 * thus for all servers at once. Errors: `TOO_MANY` while the login is locked.
 */
export const countUnknownTry = async (
  { db }: StoreContext,
  { schoolId, login, sealer, now }: UnknownTry,
): Promise<void> => {
  const loginHash = sealer.fingerprint(keyText(accountKey(schoolId, login)), 'login');
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

/** Removes the logins whose failures no longer count. */
export const removeUnknownLogins = async ({ db }: StoreContext, schoolId: number, now: Date): Promise<void> => {
  const forgotten = lte(unknownLogins.lockedUntil, new Date(now.getTime() - forgetMs));
  await db.delete(unknownLogins).where(and(eq(unknownLogins.schoolId, schoolId), forgotten));
};
