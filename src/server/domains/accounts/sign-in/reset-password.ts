import { resetPassword } from '#schemas/api/account-password.ts';
import { accountPages } from '#server/http/account-paths.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { isForm, orBack, seeOther } from '#server/http/forms/form.ts';
import { setPasswordByLink } from '../set-password.ts';

/** Sets a new password by a mailed link, which works once. */
export const resetPasswordHandler = handle(resetPassword, ({ body }, context) =>
  orBack(context, { path: accountPages.reset, query: { token: body.token } }, async () => {
    const { token: secret, password } = body;
    await setPasswordByLink(context, { secret, kind: 'reset', password }, async () => undefined);
    if (isForm(context)) return seeOther(`${accountPages.login}?changed=1`);
    return ok({ message: 'Your password was changed. Please sign in.' });
  }),
);
