import { platformPath } from '#schemas/office.ts';
import { accountPages } from '#server/http/account-paths.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { field, form, hidden, link, loginField, schoolField, smallLink } from './fields.ts';
import { type ErrorWord, errorText } from './messages.ts';
import type { AccountPage } from './page.ts';
import { typeOf, type Way, wayLinks } from './ways.ts';
import type { AccountWords } from './words.ts';

interface SignIn {
  readonly words: AccountWords;
  readonly error: ErrorWord | undefined;
  readonly notice: string | undefined;
  /** Where a sign-in goes on to: a path of this host. */
  readonly next: string | undefined;
  /** What was typed before, where that was wrong. */
  readonly tried: string | undefined;
}

/** A page of the product's host for its operators, where it has another one for everyone else. */
export const asOperator = (page: string): string => `${page}?as=operator`;

interface Credentials extends Pick<SignIn, 'words' | 'error' | 'tried'> {
  readonly label: string;
  readonly hint?: string;
  readonly inputMode?: 'email' | 'text';
}

/** What one signs in with. After a mistake the password is asked for again, and nothing else. */
const credentials = ({ words, error, tried, ...login }: Credentials): string =>
  loginField({ ...login, isWrong: error === 'wrong', value: tried }) +
  field({
    name: 'password',
    label: words.say('password'),
    isWrong: error === 'wrong',
    attributes: `type="password" autocomplete="current-password" maxlength="1000"${tried === undefined ? '' : ' autofocus'}`,
  });

const remember = (words: AccountWords): string =>
  '<label class="tick"><input type="checkbox" name="remember" value="true">' +
  `<span>${escapeHtml(words.say('remember'))}</span></label>`;

interface SchoolSignIn extends SignIn {
  /** Who the page speaks to, where its address says it. */
  readonly way: Way | undefined;
  /** Whether students and parents of the school have accounts. */
  readonly hasFamilies: boolean;
}

/** Signing in to a school on its own host. */
export const signInPage = ({ words, error, notice, next, tried, way, hasFamilies }: SchoolSignIn): AccountPage => ({
  title: words.say(way ? `title.${way}` : 'logIn'),
  error: errorText(error, words),
  notice,
  hasPicture: true,
  body:
    wayLinks({ words, path: accountPages.login, current: way, hasFamilies }) +
    form({
      action: words.to('/api/Account/login'),
      button: words.say('logIn'),
      content:
        credentials({ words, error, tried, ...loginOf(way, words, hasFamilies) }) +
        remember(words) +
        hidden('next', next) +
        hidden('type', way && typeOf(way)),
    }) +
    link(words.to(accountPages.forgot), words.say('forgot')),
});

/** The first field as each of them knows it. */
const loginOf = (
  way: Way | undefined,
  words: AccountWords,
  hasFamilies: boolean,
): Pick<Credentials, 'label' | 'hint' | 'inputMode'> => {
  if (way === undefined) return { label: words.say(hasFamilies ? 'login' : 'emailOrMobile') };
  const label = words.say(`login.${way}`);
  if (way === 'student') return { label, hint: words.say('hint.student'), inputMode: 'text' };
  return way === 'parent' ? { label, hint: words.say('hint.parent') } : { label };
};

/** The office of a school that this browser has signed in to. */
export interface KnownOffice {
  readonly name: string;
  readonly href: string;
}

interface PlatformSignIn extends Omit<SignIn, 'next'> {
  readonly host: string;
  readonly office: KnownOffice | undefined;
}

/** Signing in to a school that is named, on the product's host. */
export const platformSignInPage = (options: PlatformSignIn): AccountPage => {
  const { words, error, notice, tried, host, office } = options;
  return {
    title: words.say('logInToYours'),
    error: errorText(error, words),
    notice,
    body:
      (office ? link(office.href, words.say('toOffice', { school: office.name })) : '') +
      form({
        action: words.to('/api/Account/platformLogin'),
        button: words.say('logIn'),
        content:
          schoolField(words, { host, isWrong: error === 'wrong' }) +
          credentials({ words, error, tried, label: words.say('login') }) +
          remember(words),
      }) +
      link(words.to(accountPages.forgot), words.say('forgot')),
    last: smallLink(words.to(asOperator(accountPages.login)), words.say('logInAsOperator')),
  };
};

/** Signing in to the product itself. What fails comes back here by its `next`, which is an address of the office. */
export const operatorSignInPage = ({ words, error, notice, next, tried }: SignIn): AccountPage => ({
  title: words.say('logInAsOperator'),
  error: errorText(error, words),
  notice,
  body:
    form({
      action: words.to('/api/Account/login'),
      button: words.say('logIn'),
      content:
        credentials({ words, error, tried, label: words.say('email') }) +
        remember(words) +
        hidden('next', next ?? platformPath),
    }) +
    link(words.to(asOperator(accountPages.forgot)), words.say('forgot')) +
    link(words.to(accountPages.login), words.say('logInToSchool')),
});

interface SignedIn extends Omit<SignIn, 'tried'> {
  readonly name: string;
  /** Whether the account is of no use until its password is changed. */
  readonly mustChangePassword: boolean;
  /** The page that mails a link for another one. */
  readonly forgot: string;
  /** The site's first page. */
  readonly home: string;
}

/** What the page of signing in says to someone who is. */
export const signedInPage = (options: SignedIn): AccountPage => {
  const { words, name, mustChangePassword, forgot, home, error, notice, next } = options;
  const onward = mustChangePassword
    ? `<p>${escapeHtml(words.say('due'))}</p>${link(words.to(forgot), words.say('another'))}`
    : `<a class="button" href="${escapeHtml(next ?? home)}">${escapeHtml(words.say(next ? 'goOn' : 'toWebsite'))}</a>`;
  const signOut = form({ action: '/api/Account/logout', button: words.say('signOut'), isQuiet: true });
  return {
    title: words.say('signedIn'),
    intro: words.say('signedInAs', { name }),
    error: errorText(error, words),
    notice,
    body: onward + signOut,
  };
};
