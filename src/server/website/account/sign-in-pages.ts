import { accountPages } from '#server/http/account-paths.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { field, form, hidden, link, loginField, schoolField } from './fields.ts';
import { type ErrorWord, errorText } from './messages.ts';
import type { AccountPage } from './page.ts';
import type { AccountWords } from './words.ts';

interface SignIn {
  readonly words: AccountWords;
  readonly error: ErrorWord | undefined;
  readonly notice: string | undefined;
  /** Where a sign-in goes on to: a path of this host. */
  readonly next: string | undefined;
}

/** A page of the product's host for its operators, where it has another one for everyone else. */
export const asOperator = (page: string): string => `${page}?as=operator`;

const credentials = (label: string, error: ErrorWord | undefined, words: AccountWords): string =>
  loginField(label, error === 'wrong') +
  field({
    name: 'password',
    label: words.say('password'),
    isWrong: error === 'wrong',
    attributes: 'type="password" autocomplete="current-password" maxlength="1000"',
  });

const remember = (words: AccountWords): string =>
  '<label class="tick"><input type="checkbox" name="remember" value="true">' +
  `<span>${escapeHtml(words.say('remember'))}</span></label>`;

/** Signing in to a school on its own host. */
export const signInPage = ({ words, error, notice, next }: SignIn): AccountPage => ({
  title: words.say('logIn'),
  error: errorText(error, words),
  notice,
  body:
    form({
      action: words.to('/api/Account/login'),
      button: words.say('logIn'),
      content: credentials(words.say('login'), error, words) + remember(words) + hidden('next', next),
    }) + link(words.to(accountPages.forgot), words.say('forgot')),
});

/** Signing in to a school that is named, on the product's host. */
export const platformSignInPage = (options: Omit<SignIn, 'next'> & { host: string }): AccountPage => {
  const { words, error, notice, host } = options;
  return {
    title: words.say('logInToYours'),
    error: errorText(error, words),
    notice,
    body:
      form({
        action: words.to('/api/Account/platformLogin'),
        button: words.say('logIn'),
        content:
          schoolField(words, { host, isWrong: error === 'wrong' }) +
          credentials(words.say('login'), error, words) +
          remember(words),
      }) +
      link(words.to(accountPages.forgot), words.say('forgot')) +
      link(words.to(asOperator(accountPages.login)), words.say('logInAsOperator')),
  };
};

/** Signing in to the product itself. What fails comes back here by its `next`. */
export const operatorSignInPage = ({ words, error, notice }: Omit<SignIn, 'next'>): AccountPage => ({
  title: words.say('logInAsOperator'),
  error: errorText(error, words),
  notice,
  body:
    form({
      action: words.to('/api/Account/login'),
      button: words.say('logIn'),
      content:
        credentials(words.say('email'), error, words) +
        remember(words) +
        hidden('next', asOperator(accountPages.login)),
    }) +
    link(words.to(asOperator(accountPages.forgot)), words.say('forgot')) +
    link(words.to(accountPages.login), words.say('logInToSchool')),
});

interface SignedIn extends SignIn {
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
