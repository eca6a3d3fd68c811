import { escapeHtml } from '../../../shared/escape-html.ts';
import { passwordLength } from '../../auth/passwords.ts';
import { accountPages } from '../../operations/account/links.ts';
import { field, form, hidden, link, loginField, schoolField } from './fields.ts';
import type { ErrorWord } from './messages.ts';
import type { AccountPage } from './page.ts';
import { asOperator } from './sign-in-pages.ts';

const sentText = 'If there is such an account, a mail with a link is on its way. The link works for 30 minutes.';

/** Asking for a link to choose another password, or the word that it was asked for. */
export const forgotPage = (options: { sent: boolean; error: ErrorWord | undefined; login: string }): AccountPage => {
  const back = link(options.login, 'Back to log in');
  if (options.sent)
    return {
      title: 'Look into your mailbox',
      intro: sentText,
      body: `<p>Nothing there after some minutes? Look among the unwanted mail, or ask the office whether your account has this email.</p>${back}`,
    };
  return {
    title: 'Forgot your password?',
    intro: 'We mail you a link with which you choose another one.',
    error: options.error,
    body:
      form({
        action: '/api/Account/forgotPassword',
        button: 'Send the link',
        content: loginField('Email or mobile', false),
      }) + back,
  };
};

/** On the product's host: which school it is whose password was forgotten. */
export const whichSchoolPage = (options: { error: ErrorWord | undefined; host: string }): AccountPage => ({
  title: 'Forgot your password?',
  intro: 'Your school’s own page sends you a link with which you choose another one.',
  error: options.error,
  body:
    `<form method="get" action="${accountPages.forgot}">${schoolField(options.host, options.error === 'school')}` +
    `<button class="button">Go to my school</button></form>${link(accountPages.login, 'Back to log in')}` +
    link(asOperator(accountPages.forgot), 'I am an operator'),
});

const rules = [
  `At least ${passwordLength.least} characters. A few words in a row are easy to remember.`,
  'Not your name, email or mobile.',
  'Not one that many people use.',
];

interface Chosen {
  readonly token: string | undefined;
  readonly error: ErrorWord | undefined;
}

interface Choosing {
  readonly action: string;
  readonly title: string;
  readonly intro: string;
  readonly button: string;
  /** What to do where the link does not work. */
  readonly instead: string;
}

const choosing = ({ token, error }: Chosen, { action, title, intro, button, instead }: Choosing): AccountPage => {
  if (token === undefined || error === 'link') return { title, error: 'link', body: instead };
  const { least, most } = passwordLength;
  const password = field({
    name: 'password',
    label: 'New password',
    isWrong: error === 'password',
    attributes: `type="password" autocomplete="new-password" minlength="${least}" maxlength="${most}"`,
  });
  const list = `<ul class="rules" aria-label="Rules for the password">${rules.map((rule) => `<li>${escapeHtml(rule)}</li>`).join('')}</ul>`;
  return { title, intro, error, body: form({ action, button, content: hidden('token', token) + list + password }) };
};

/** Choosing another password by the link of a mail. */
export const resetPage = (chosen: Chosen): AccountPage =>
  choosing(chosen, {
    action: '/api/Account/resetPassword',
    title: 'Choose a new password',
    intro: 'Wherever you are signed in with the old one, you will be signed out.',
    button: 'Save the password',
    instead: link(accountPages.forgot, 'Ask for a new link'),
  });

/** Taking up an invitation with a password. */
export const invitationPage = (chosen: Chosen): AccountPage =>
  choosing(chosen, {
    action: '/api/Account/acceptInvitation',
    title: 'Welcome. Choose a password',
    intro: 'With it and your email or mobile you log in from today on.',
    button: 'Save and log in',
    instead:
      '<p>An invitation works once and for a limited time. Whoever invited you can send another.</p>' +
      link(accountPages.login, 'Log in'),
  });

/** Confirming an email; opening the link alone does nothing, since mail programs open links too. */
export const verifyPage = ({ token }: Pick<Chosen, 'token'>): AccountPage => {
  const title = 'Confirm your email address';
  if (token === undefined) return { title, error: 'link', body: link(accountPages.login, 'Log in') };
  return {
    title,
    intro: 'One press, and we know that mails reach you.',
    body: form({
      action: '/api/Account/verifyEmail',
      button: 'Confirm my email address',
      content: hidden('token', token),
    }),
  };
};
