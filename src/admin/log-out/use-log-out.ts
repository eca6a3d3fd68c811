import { logout } from '#schemas/api/account.ts';
import { send } from '../calls/send.ts';
import { forgetDrafts } from '../drafts/forget-drafts.ts';
import { forgetSignIn } from '../session/hint.ts';
import { useLocale } from '../words/words.ts';

/** Ends the sign-in, here and at the server, and leads to the website. */
export const useLogOut = (): (() => Promise<void>) => {
  const locale = useLocale();
  return async () => {
    // Nothing is read again by who has left.
    await send(logout, {}, { locale });
    forgetSignIn();
    forgetDrafts();
    window.location.assign('/');
  };
};
