import { and, eq } from 'drizzle-orm';
import { userStatus } from '#schemas/access/user-status.ts';
import { tooMany } from '#server/core/errors/refusals.ts';
import { afterFailure, secondsLocked } from '#server/core/limits/lock-out.ts';
import type { CallContext, Services } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type UserRow, users } from '#server/store/schema.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { lockUserByLogin } from '../find-user.ts';
import { hasEnded } from '../has-ended.ts';
import { countTypedTry } from '../typed-logins.ts';

/** The school whose accounts are searched: that of the request, or the one named on the platform's host. */
export type Door = Pick<CallContext, 'school' | 'write'>;

interface LoginAttempt {
  readonly login: string;
  readonly password: string;
}

/**
 * The user whose password this is. Unknown ones cost the same work and get the same answers, the lock included, which is
 * that of the login as it was typed: while an account is locked by tries with another of its logins, no password is
 * right. Errors: `WRONG_LOGIN`, `TOO_MANY`, and for who knows the password `ACCOUNT_LOCKED`.
 */
export const checkLogin = async (
  { school: { schoolId }, write }: Door,
  services: Pick<Services, 'passwords' | 'sealer' | 'now'>,
  { login, password }: LoginAttempt,
): Promise<UserRow> => {
  const now = new Date(services.now());
  const { user, isLocked } = await write(async (transaction) => {
    const found = await lockUserByLogin(transaction, login);
    await countTypedTry(transaction, now, { schoolId, login, sealer: services.sealer });
    const isTriedTooOften = found !== undefined && secondsLocked(found, now) > 0;
    if (found && !isTriedTooOften) await countTry(transaction, found, now);
    else transaction.unrecorded();
    return { user: found, isLocked: isTriedTooOften };
  });
  const isRight = await services.passwords.matches(user?.passwordHash ?? null, password);
  if (!user || !isRight || isLocked || user.status === userStatus.disabled || hasEnded(user, now))
    throw new AppError('WRONG_LOGIN');
  if (user.status === userStatus.locked) throw new AppError('ACCOUNT_LOCKED');
  return user;
};

/**
 * Counts a try as failed before its password is looked at, so that many at once are no more than many in a row; who
 * succeeds sets the count back. Errors: `TOO_MANY` while the account is locked.
 */
export const countTry = async (transaction: WriteContext, user: UserRow, now: Date): Promise<void> => {
  const wait = secondsLocked(user, now);
  if (wait > 0) throw tooMany(wait);
  const tries = afterFailure(user, now);
  await transaction.db
    .update(users)
    .set(tries)
    .where(and(eq(users.schoolId, user.schoolId), eq(users.id, user.id)));
  if (secondsLocked(tries, now) === 0) return transaction.unrecorded();
  const after = { failedLogins: tries.failedLogins, lockedUntil: tries.lockedUntil?.toISOString() ?? null };
  await transaction.audit({ entity: 'user', id: user.id, after });
};
