import { escapeHtml } from '../../../shared/escape-html.ts';
import { accountPages } from '../../operations/account/links.ts';
import { field, form, hidden, link, loginField, schoolField } from './fields.ts';
import type { ErrorWord } from './messages.ts';
import type { AccountPage } from './page.ts';

interface SignIn {
  readonly error: ErrorWord | undefined;
  readonly notice: string | undefined;
  /** Where a sign-in goes on to: a path of this host. */
  readonly next: string | undefined;
}

/** A page of the product's host for its operators, where it has another one for everyone else. */
export const asOperator = (page: string): string => `${page}?as=operator`;

const credentials = (label: string, error: ErrorWord | undefined): string =>
  loginField(label, error === 'wrong') +
  field({
    name: 'password',
    label: 'Password',
    isWrong: error === 'wrong',
    attributes: 'type="password" autocomplete="current-password" maxlength="1000"',
  });

const remember =
  '<label class="tick"><input type="checkbox" name="remember" value="true">' +
  '<span>Keep me signed in for 30 days</span></label>';

const login = 'Email, mobile or admission number';

/** Signing in to a school on its own host. */
export const signInPage = ({ error, notice, next }: SignIn): AccountPage => ({
  title: 'Log in',
  error,
  notice,
  body:
    form({
      action: '/api/Account/login',
      button: 'Log in',
      content: credentials(login, error) + remember + hidden('next', next),
    }) + link(accountPages.forgot, 'Forgot your password?'),
});

/** Signing in to a school that is named, on the product's host. */
export const platformSignInPage = ({ error, notice, host }: Omit<SignIn, 'next'> & { host: string }): AccountPage => ({
  title: 'Log in to your school',
  error,
  notice,
  body:
    form({
      action: '/api/Account/platformLogin',
      button: 'Log in',
      content: schoolField(host, error === 'wrong') + credentials(login, error) + remember,
    }) +
    link(accountPages.forgot, 'Forgot your password?') +
    link(asOperator(accountPages.login), 'Log in as an operator'),
});

/** Signing in to the product itself. What fails comes back here by its `next`. */
export const operatorSignInPage = ({ error, notice }: Omit<SignIn, 'next'>): AccountPage => ({
  title: 'Log in as an operator',
  error,
  notice,
  body:
    form({
      action: '/api/Account/login',
      button: 'Log in',
      content: credentials('Email', error) + remember + hidden('next', asOperator(accountPages.login)),
    }) +
    link(asOperator(accountPages.forgot), 'Forgot your password?') +
    link(accountPages.login, 'Log in to a school'),
});

interface SignedIn extends SignIn {
  readonly name: string;
  /** Whether the account is of no use until its password is changed. */
  readonly mustChangePassword: boolean;
  /** The page that mails a link for another one. */
  readonly forgot: string;
}

/** What the page of signing in says to someone who is. */
export const signedInPage = ({
  name,
  mustChangePassword,
  forgot,
  error,
  notice,
  next = '/',
}: SignedIn): AccountPage => {
  const onward = mustChangePassword
    ? `<p>Choose another password before you go on. We send you a link by mail.</p>${link(forgot, 'Choose another password')}`
    : `<a class="button" href="${escapeHtml(next)}">${next === '/' ? 'Go to the website' : 'Go on'}</a>`;
  const signOut = form({ action: '/api/Account/logout', button: 'Sign out', isQuiet: true });
  return { title: 'You are signed in', intro: `Signed in as ${name}.`, error, notice, body: onward + signOut };
};
