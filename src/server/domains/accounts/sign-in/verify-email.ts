import { and, eq } from 'drizzle-orm';
import { verifyEmail } from '#schemas/api/account-password.ts';
import { directoryTag } from '#schemas/sources/index.ts';
import { accountPages } from '#server/http/account-paths.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { isForm, orBack, seeOther } from '#server/http/forms/form.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { changeSchool, lockSchool } from '#server/store/global.ts';
import { type UserRow, users } from '#server/store/schema.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { lockUser } from '../find-user.ts';
import { takeUserToken } from '../user-tokens.ts';

/** Proves a user's email by the link that was sent to it, which works once. */
export const verifyEmailHandler = handle(verifyEmail, ({ body }, context) =>
  orBack(context, { path: accountPages.login }, () =>
    context.write(async (transaction) => {
      const now = context.now();
      const userId = await takeUserToken(transaction, { secret: body.token, kind: 'verify', now });
      const user = userId === undefined ? undefined : await lockUser(transaction, userId);
      if (!user) throw new AppError('WRONG_LINK');
      await transaction.db
        .update(users)
        .set({ emailVerifiedAt: now, updatedAt: now })
        .where(and(eq(users.schoolId, user.schoolId), eq(users.id, user.id)));
      await transaction.audit({ entity: 'user', id: user.id, after: { name: user.name, emailVerified: true } });
      await onEmailVerified(transaction, user);
      return isForm(context)
        ? seeOther(`${accountPages.login}?verified=1`)
        : ok({ message: 'Your email address is confirmed.' });
    }),
  ),
);

/** A school whose admin can be reached appears in the directory (docs/domain.md, API conventions). */
const onEmailVerified = async (
  transaction: WriteContext,
  { schoolId, role }: Pick<UserRow, 'schoolId' | 'role'>,
): Promise<void> => {
  if (role !== 'Admin' || schoolId === 0) return;
  const school = await lockSchool(transaction, schoolId);
  if (!school || school.listed) return;
  await changeSchool(transaction, schoolId, { listed: true });
  transaction.touch(directoryTag);
  await transaction.audit({ entity: 'school', id: schoolId, before: { listed: false }, after: { listed: true } });
};
