import { passwordLength } from '#schemas/access/password-length.ts';
import { accountPages } from '#server/http/account-paths.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { field, form, hidden, link, loginField, schoolField, smallLink } from './fields.ts';
import { type ErrorWord, errorText } from './messages.ts';
import type { AccountPage } from './page.ts';
import { asOperator } from './sign-in-pages.ts';
import type { AccountWords } from './words.ts';

interface Forgot {
  readonly words: AccountWords;
  readonly sent: boolean;
  readonly error: ErrorWord | undefined;
  /** The page of signing in. */
  readonly login: string;
  readonly ofSchool: boolean;
}

/** The form that requests a link to choose another password, or the note that it was requested. */
export const forgotPage = ({ words, sent, error, login, ofSchool }: Forgot): AccountPage => {
  const back = link(words.to(login), words.say('back'));
  if (sent)
    return {
      title: words.say('sent'),
      intro: words.say('sentText'),
      hasPicture: ofSchool,
      body: `<p>${escapeHtml(words.say('sentHelp'))}</p>${back}`,
    };
  return {
    title: words.say('forgot'),
    intro: words.say('forgotText'),
    hasPicture: ofSchool,
    error: errorText(error, words),
    body:
      form({
        action: words.to('/api/Account/forgotPassword'),
        button: words.say('sendLink'),
        content: loginField({ label: words.say('emailOrMobile'), isWrong: false }),
      }) + back,
  };
};

interface WhichSchool {
  readonly words: AccountWords;
  readonly error: ErrorWord | undefined;
  readonly host: string;
}

/** On the product's host: which school it is whose password was forgotten. */
export const whichSchoolPage = ({ words, error, host }: WhichSchool): AccountPage => ({
  title: words.say('forgot'),
  intro: words.say('whichSchool'),
  error: errorText(error, words),
  body:
    `<form method="get" action="${accountPages.forgot}">${schoolField(words, { host, isWrong: error === 'school' })}` +
    hidden('lang', words.lang) +
    `<button class="button">${escapeHtml(words.say('toMySchool'))}</button></form>` +
    link(words.to(accountPages.login), words.say('back')),
  last: smallLink(words.to(asOperator(accountPages.forgot)), words.say('operator')),
});

interface Chosen {
  readonly words: AccountWords;
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

const choosing = (
  { words, token, error }: Chosen,
  { action, title, intro, button, instead }: Choosing,
): AccountPage => {
  if (token === undefined || error === 'link') return { title, error: errorText('link', words), body: instead };
  const { least, max } = passwordLength;
  const password = field({
    name: 'password',
    label: words.say('newPassword'),
    isWrong: error === 'password',
    attributes: `type="password" autocomplete="new-password" minlength="${least}" maxlength="${max}"`,
  });
  const rules = [words.say('ruleLength', { least: String(least) }), words.say('ruleOwn'), words.say('ruleCommon')];
  const items = rules.map((rule) => `<li>${escapeHtml(rule)}</li>`).join('');
  const list = `<ul class="rules" aria-label="${escapeHtml(words.say('rules'))}">${items}</ul>`;
  const content = hidden('token', token) + list + password;
  const body = form({ action: words.to(action), button, content });
  return { title, intro, error: errorText(error, words), body };
};

/** Choosing another password by the link of a mail. */
export const resetPage = (chosen: Chosen): AccountPage => {
  const { say, to } = chosen.words;
  return choosing(chosen, {
    action: '/api/Account/resetPassword',
    title: say('reset'),
    intro: say('resetText'),
    button: say('save'),
    instead: link(to(accountPages.forgot), say('newLink')),
  });
};

/** Taking up an invitation with a password. */
export const invitationPage = (chosen: Chosen): AccountPage => {
  const { say, to } = chosen.words;
  return choosing(chosen, {
    action: '/api/Account/acceptInvitation',
    title: say('invitation'),
    intro: say('invitationText'),
    button: say('saveAndLogIn'),
    instead: `<p>${escapeHtml(say('invitationGone'))}</p>${link(to(accountPages.login), say('logIn'))}`,
  });
};

/** Confirming an email; opening the link alone does nothing, since mail programs open links too. */
export const verifyPage = ({ words, token }: Omit<Chosen, 'error'>): AccountPage => {
  const title = words.say('verify');
  if (token === undefined)
    return { title, error: errorText('link', words), body: link(words.to(accountPages.login), words.say('logIn')) };
  return {
    title,
    intro: words.say('verifyText'),
    body: form({
      action: words.to('/api/Account/verifyEmail'),
      button: words.say('verifyButton'),
      content: hidden('token', token),
    }),
  };
};
