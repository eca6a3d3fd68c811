import { and, eq } from 'drizzle-orm';
import { wrongField } from '#server/core/errors/refusals.ts';
import { noTries } from '#server/core/limits/lock-out.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { users } from '#server/store/schema.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { ownAccount } from './caller.ts';
import { lockUser } from './find-user.ts';
import { countTry } from './sign-in/check-login.ts';

/**
 * Lets a call go on only where its caller has typed their own password again. Tries count as those of signing in do.
 * Errors: `NOT_SIGNED_IN`, `TOO_MANY`, and `NOT_VALID` for the field that it was typed in.
 */
export const requireOwnPassword = async (
  context: CallContext,
  { password, field }: { readonly password: string; readonly field: string },
): Promise<void> => {
  const { userId } = ownAccount(context);
  const owner = await context.write(async (transaction) => {
    const user = await lockUser(transaction, userId);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    await countTry(transaction, user, context.now());
    return user;
  });
  if (!(await context.services.passwords.matches(owner.passwordHash, password)))
    throw wrongField(field, 'This is not your password.');
  await context.write(async ({ db, unrecorded }) => {
    const own = and(eq(users.schoolId, owner.schoolId), eq(users.id, userId));
    await db.update(users).set(noTries).where(own);
    unrecorded();
  });
};
