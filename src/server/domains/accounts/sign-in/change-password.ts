import { changePassword } from '#schemas/api/account-password.ts';
import { wrongField } from '#server/core/errors/refusals.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import type { UserRow } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { ownAccount } from '../caller.ts';
import { lockUser } from '../find-user.ts';
import { endSessions, listSessions } from '../session-rows.ts';
import { requireGoodPassword, storePassword } from '../set-password.ts';
import { countTry } from './check-login.ts';

/** Changes the own password; whoever is signed in with the old one elsewhere no longer is. */
export const changePasswordHandler = handle(changePassword, async ({ body }, context) => {
  const { userId, sessionId } = ownAccount(context);
  const { passwords, sealer } = context.services;
  const { currentPassword, newPassword } = body;
  const now = context.now();
  const locked = async (transaction: StoreContext): Promise<UserRow> => {
    const user = await lockUser(transaction, userId);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    return user;
  };
  if (newPassword === currentPassword) throw wrongField('newPassword', 'Choose another than before.');
  const owner = await context.write(async (transaction) => {
    const user = await locked(transaction);
    await requireGoodPassword(passwords, { password: newPassword, field: 'newPassword', owner: user });
    // A session left open is no way to guess the password.
    await countTry(transaction, user, now);
    return user;
  });
  if (!(await passwords.matches(owner.passwordHash, currentPassword)))
    throw wrongField('currentPassword', 'This is not your password.');
  const passwordHash = await passwords.hash(newPassword);
  return context.write(async (transaction) => {
    const user = await locked(transaction);
    if (user.passwordHash !== owner.passwordHash) throw new AppError('NOT_SIGNED_IN');
    const { schoolId } = await storePassword(transaction, { user, passwordHash, sealer, now });
    const held = await listSessions(transaction, schoolId, userId, now);
    const ids = held.map(({ id }) => id).filter((id) => id !== sessionId);
    if (ids.length > 0) await endSessions(transaction, { schoolId, userId, ids });
    await transaction.audit({ entity: 'user', id: userId, after: { passwordSet: now.toISOString() } });
    return ok({ message: 'Your password was changed.' });
  });
});
