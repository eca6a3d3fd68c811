import { logout } from '#schemas/api/account.ts';
import { send } from '../calls/send.ts';
import { forgetDrafts } from '../drafts/device-drafts.ts';
import { forgetSignIn } from '../session/hint.ts';
import { useStart } from '../session/start.ts';
import { useLocale } from '../words/words.ts';

/** Ends the sign-in, here and at the server, and leads to the website. */
export const useLogOut = (): (() => Promise<void>) => {
  const locale = useLocale();
  const { user } = useStart();
  return async () => {
    // Nothing is read again by who has left.
    await send(logout, {}, { locale });
    forgetSignIn();
    forgetDrafts(user.userId);
    window.location.assign('/');
  };
};
