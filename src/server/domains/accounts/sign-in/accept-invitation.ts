import { acceptInvitation } from '#schemas/api/account-password.ts';
import { accountPages } from '#server/http/account-paths.ts';
import { handle } from '#server/http/calls/handle.ts';
import { isForm, orBack, seeOther } from '#server/http/forms/form.ts';
import { setPasswordByLink } from '../set-password.ts';
import { placeAfter } from './place-after.ts';
import { cookiesOf, signedInAs, startSession } from './sign-in-session.ts';

/** Sets the first password of an account by the link of its invitation, and signs in. */
export const acceptInvitationHandler = handle(acceptInvitation, ({ body }, context) =>
  orBack(context, { path: accountPages.invitation, query: { token: body.token } }, async () => {
    const { token: secret, password } = body;
    const session = await setPasswordByLink(context, { secret, kind: 'invite', password }, (transaction, user) =>
      startSession(transaction, context, { user }),
    );
    const place = placeAfter('/', session.user);
    return isForm(context) ? seeOther(place, cookiesOf(context, session)) : signedInAs(context, session, place);
  }),
);
