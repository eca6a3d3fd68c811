import { nextPath } from '../../auth/next-path.ts';
import { accountPages } from '../../operations/account/links.ts';
import { errorWord, noticeText } from './messages.ts';
import type { AccountPage } from './page.ts';
import { forgotPage, invitationPage, resetPage, verifyPage, whichSchoolPage } from './password-pages.ts';
import { asOperator, operatorSignInPage, platformSignInPage, signedInPage, signInPage } from './sign-in-pages.ts';

/** The kinds of pages that an account has. */
export type AccountPageName = keyof typeof accountPages;

interface Asked {
  readonly page: AccountPageName;
  /** Decoded, and not to be trusted. */
  readonly query: Readonly<Record<string, string | undefined>>;
  /** The product's own host, where it is that and no school's. */
  readonly platformHost: string | undefined;
  /** Who is signed in on this host; `status` is the user-status flag. */
  readonly user: { readonly name: string; readonly status: number } | undefined;
}

const longestToken = 200;
const mustChangePassword = 3;

/** What an account's page says to who asks for it. */
export const chooseAccountPage = (asked: Asked): AccountPage => {
  const { page, query } = asked;
  const error = errorWord(query.error);
  const token =
    query.token !== undefined && query.token.length <= longestToken && query.token ? query.token : undefined;
  if (page === 'login') return loginPage(asked);
  if (page === 'reset') return resetPage({ token, error });
  if (page === 'invitation') return invitationPage({ token, error });
  if (page === 'verify') return verifyPage({ token });
  const { platformHost } = asked;
  const isSent = query.sent === '1';
  if (platformHost === undefined) return forgotPage({ sent: isSent, error, login: accountPages.login });
  const isOperator = query.as === 'operator';
  if (isOperator || isSent) return forgotPage({ sent: isSent, error, login: asOperator(accountPages.login) });
  return whichSchoolPage({ error, host: platformHost });
};

const loginPage = ({ query, platformHost, user }: Asked): AccountPage => {
  const error = errorWord(query.error);
  const notice = noticeText(query);
  const path = nextPath(query.next);
  const operators = asOperator(accountPages.login);
  // The page of signing in is nowhere to go on to.
  const next = path === '/' || path === operators ? undefined : path;
  if (user) {
    const forgot = platformHost === undefined ? accountPages.forgot : asOperator(accountPages.forgot);
    const isDue = user.status === mustChangePassword;
    return signedInPage({ name: user.name, mustChangePassword: isDue, forgot, error, notice, next });
  }
  if (platformHost === undefined) return signInPage({ error, notice, next });
  const isOperator = query.as === 'operator' || path === operators;
  return isOperator ? operatorSignInPage({ error, notice }) : platformSignInPage({ error, notice, host: platformHost });
};
