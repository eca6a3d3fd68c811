import { userStatus } from '#schemas/access/user-status.ts';
import { accountPages } from '#server/http/account-paths.ts';
import { nextPath } from '#server/http/forms/next-path.ts';
import { isOfficeAddress } from '#server/http/server/own-address.ts';
import { errorWord, noticeText } from './messages.ts';
import type { AccountPage } from './page.ts';
import { forgotPage, invitationPage, resetPage, verifyPage, whichSchoolPage } from './password-pages.ts';
import {
  asOperator,
  type KnownOffice,
  operatorSignInPage,
  platformSignInPage,
  signedInPage,
  signInPage,
} from './sign-in-pages.ts';
import { wayOf } from './ways.ts';
import type { AccountWords } from './words.ts';

/** The kinds of pages that an account has. */
export type AccountPageName = keyof typeof accountPages;

interface AccountPageRequest {
  readonly words: AccountWords;
  /** The site's first page in the language of the words. */
  readonly home: string;
  readonly page: AccountPageName;
  /** Decoded, and not to be trusted. */
  readonly query: Readonly<Record<string, string | undefined>>;
  /** The product's own host, where it is that and no school's. */
  readonly platformHost: string | undefined;
  /** The office that this browser has signed in to from the product's host. */
  readonly office: KnownOffice | undefined;
  /** What was typed into a sign-in that failed. */
  readonly tried: string | undefined;
  /** Whether students and parents of the school have accounts. */
  readonly hasFamilies: boolean;
  /** Who is signed in on this host; `status` is the user-status flag. */
  readonly user: { readonly name: string; readonly status: number } | undefined;
}

const maxTokenLength = 200;

/** What an account page shows to this visitor. */
export const chooseAccountPage = (request: AccountPageRequest): AccountPage => {
  const { page, query, words } = request;
  const error = errorWord(query.error);
  const token =
    query.token !== undefined && query.token.length <= maxTokenLength && query.token ? query.token : undefined;
  if (page === 'login') return loginPage(request);
  const { platformHost } = request;
  const ofSchool = platformHost === undefined;
  if (page === 'reset') return { ...resetPage({ words, token, error }), hasPicture: ofSchool };
  if (page === 'invitation') return { ...invitationPage({ words, token, error }), hasPicture: ofSchool };
  if (page === 'verify') return { ...verifyPage({ words, token }), hasPicture: ofSchool };
  const isSent = query.sent === '1';
  if (ofSchool) return forgotPage({ words, sent: isSent, error, login: accountPages.login, ofSchool: true });
  const isOperator = query.as === 'operator';
  if (isOperator || isSent)
    return forgotPage({ words, sent: isSent, error, login: asOperator(accountPages.login), ofSchool: false });
  return whichSchoolPage({ words, error, host: platformHost });
};

const loginPage = (request: AccountPageRequest): AccountPage => {
  const { query, platformHost, office, user, words, home, tried, hasFamilies } = request;
  const error = errorWord(query.error);
  const notice = noticeText(query, words);
  const path = nextPath(query.next);
  const next = path === '/' ? undefined : path;
  if (user) {
    const forgot = platformHost === undefined ? accountPages.forgot : asOperator(accountPages.forgot);
    const mustChangePassword = user.status === userStatus.mustChangePassword;
    return signedInPage({ words, name: user.name, mustChangePassword, forgot, home, error, notice, next });
  }
  if (platformHost === undefined)
    return signInPage({
      words,
      error,
      notice,
      next,
      tried,
      way: wayOf(query.type),
      hasFamilies,
    });
  const isOperator = query.as === 'operator' || isOfficeAddress(path);
  return isOperator
    ? operatorSignInPage({ words, error, notice, next, tried })
    : platformSignInPage({ words, error, notice, tried, host: platformHost, office });
};
