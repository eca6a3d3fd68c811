import { and, eq } from 'drizzle-orm';
import { userStatus } from '#schemas/access/user-status.ts';
import type { Passwords } from '#server/core/crypto/passwords.ts';
import type { Sealer } from '#server/core/crypto/sealer.ts';
import { wrongField } from '#server/core/errors/refusals.ts';
import { noTries } from '#server/core/limits/lock-out.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type UserRow, users } from '#server/store/schema.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { lockUser } from './find-user.ts';
import { hasEnded } from './has-ended.ts';
import { endSessions } from './session-rows.ts';
import { forgetTriesOf } from './typed-logins.ts';
import { takeUserToken, userOfToken, withdrawUserTokens } from './user-tokens.ts';

interface Chosen {
  readonly password: string;
  /** Where the form has it. */
  readonly field: string;
  readonly owner: UserRow;
}

/** Throws `NOT_VALID` at the field of a new password that may not be used. */
export const requireGoodPassword = async (passwords: Passwords, { password, field, owner }: Chosen): Promise<void> => {
  const problem = await passwords.problem(password, owner);
  if (problem !== undefined) throw wrongField(field, problem);
};

/** Whether someone may sign in, as far as an admin has a say. */
export const mayEnter = ({ status }: Pick<UserRow, 'status'>): boolean =>
  status === userStatus.active || status === userStatus.mustChangePassword;

interface StoredPassword {
  readonly user: UserRow;
  readonly passwordHash: string;
  readonly sealer: Sealer;
  readonly now: Date;
}

/** Gives a user another password, with which the duty to change it and the lock of failed tries end. */
export const storePassword = async (
  transaction: WriteContext,
  { user, passwordHash, sealer, now }: StoredPassword,
): Promise<UserRow> => {
  const status = user.status === userStatus.mustChangePassword ? userStatus.active : user.status;
  // What was sent before must not bring the old state back.
  await withdrawUserTokens(transaction, { schoolId: user.schoolId, userId: user.id, now });
  const [row] = await transaction.db
    .update(users)
    .set({ passwordHash, status, ...noTries, updatedAt: now })
    .where(and(eq(users.schoolId, user.schoolId), eq(users.id, user.id)))
    .returning();
  if (!row) throw new Error('A user was gone while the password was set.');
  await forgetTriesOf(transaction, row, sealer);
  return row;
};

interface LinkedPassword {
  readonly secret: string;
  readonly kind: 'invite' | 'reset';
  readonly password: string;
}

/**
 * Sets a password by the secret of a link, ends every sign-in of the user, and goes on with `work` in the same
 * transaction. The secret is used up only where all of it is done. Errors: `WRONG_LINK`, `NOT_VALID`.
 */
export const setPasswordByLink = async <T>(
  context: CallContext,
  { secret, kind, password }: LinkedPassword,
  work: (transaction: WriteContext, user: UserRow) => Promise<T>,
): Promise<T> => {
  const now = context.now();
  const owner = await context.read(async (transaction) => {
    const userId = await userOfToken(transaction, { secret, kind, now });
    if (userId === undefined) return undefined;
    const [row] = await transaction.db.select().from(users).where(eq(users.id, userId));
    return row;
  });
  if (!owner || !mayEnter(owner) || hasEnded(owner, now)) throw new AppError('WRONG_LINK');
  const { passwords, sealer } = context.services;
  await requireGoodPassword(passwords, { password, field: 'password', owner });
  const passwordHash = await passwords.hash(password);
  return context.write(async (transaction) => {
    const userId = await takeUserToken(transaction, { secret, kind, now });
    const found = userId === undefined ? undefined : await lockUser(transaction, userId);
    if (!found || !mayEnter(found)) throw new AppError('WRONG_LINK');
    const user = await storePassword(transaction, { user: found, passwordHash, sealer, now });
    await endSessions(transaction, { schoolId: user.schoolId, userId: user.id });
    await transaction.audit({
      entity: 'user',
      id: user.id,
      after: { name: user.name, passwordSet: now.toISOString() },
    });
    return work(transaction, user);
  });
};
