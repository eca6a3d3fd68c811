import { login } from '#schemas/api/account.ts';
import { accountPages } from '#server/http/account-paths.ts';
import { handle } from '#server/http/calls/handle.ts';
import { isForm, orBack, seeOther } from '#server/http/forms/form.ts';
import { nextPath } from '#server/http/forms/next-path.ts';
import { keepTriedLogin } from '#server/http/forms/tried-login.ts';
import { forgetTypedTries } from '../typed-logins.ts';
import { checkLogin } from './check-login.ts';
import { placeAfter } from './place-after.ts';
import { cookiesOf, signedInAs, startSession } from './sign-in-session.ts';

/** Signs in to the host's school; on the platform's own host, as an operator. */
export const loginHandler = handle(login, ({ body }, context) => {
  const next = nextPath(body.next);
  const query = {
    ...(next === '/' ? {} : { next }),
    ...(body.type === undefined ? {} : { type: String(body.type) }),
  };
  const cookies = [keepTriedLogin(body.login)];
  return orBack(context, { path: accountPages.login, query, cookies }, async () => {
    const user = await checkLogin(context, context.services, body);
    const { remember } = body;
    const { schoolId } = user;
    const { sealer } = context.services;
    const session = await context.write(async (transaction) => {
      const started = await startSession(transaction, context, { user, remember });
      await forgetTypedTries(transaction, { schoolId, login: body.login, sealer });
      return started;
    });
    const place = placeAfter(next, user);
    return isForm(context) ? seeOther(place, cookiesOf(context, session)) : signedInAs(context, session, place);
  });
});
