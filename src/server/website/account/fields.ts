import { escapeHtml } from '#shared/escape-html.ts';
import type { AccountWords } from './words.ts';

interface Field {
  readonly name: string;
  readonly label: string;
  /** Whole attributes beside those that every field has, such as `type="password"`. */
  readonly attributes: string;
  /** Text under the label, before anything is typed. */
  readonly hint?: string;
  /** Whether the page's alert is about this field. */
  readonly isWrong?: boolean;
  readonly value?: string | undefined;
}

/** The id of the text at the top of a page that says what was wrong. */
export const alertId = 'alert';

/** A field with its visible label, tied to its hint and to what was wrong with it. */
export const field = ({ name, label, attributes, hint, value, isWrong = false }: Field): string => {
  const described = [isWrong ? alertId : '', hint ? `${name}-hint` : ''].filter(Boolean).join(' ');
  return (
    `<div class="field"><label for="${name}">${escapeHtml(label)}</label>` +
    (hint ? `<p class="hint" id="${name}-hint">${escapeHtml(hint)}</p>` : '') +
    `<input id="${name}" name="${name}" required ${attributes}` +
    (value ? ` value="${escapeHtml(value)}"` : '') +
    (described ? ` aria-describedby="${described}"` : '') +
    `${isWrong ? ' aria-invalid="true"' : ''}></div>`
  );
};

/** A value that a form takes with it; nothing if there is none. */
export const hidden = (name: string, value: string | undefined): string =>
  value === undefined ? '' : `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

interface Form {
  /** The path of the call. */
  readonly action: string;
  readonly button: string;
  /** HTML. */
  readonly content?: string;
  /** Whether the button is the lesser one of its page. */
  readonly isQuiet?: boolean;
}

/** A form that posts to a call, with its one button. */
export const form = ({ action, button, content = '', isQuiet = false }: Form): string =>
  `<form method="post" action="${action}">${content}` +
  `<button class="button"${isQuiet ? ' data-quiet' : ''}>${escapeHtml(button)}</button></form>`;

/** A link next to a form, as high as a finger needs. */
export const link = (href: string, text: string): string =>
  `<p class="link"><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>`;

/** As `link`, for few of those who see it. */
export const smallLink = (href: string, text: string): string =>
  `<p class="link"><a href="${escapeHtml(href)}"><small>${escapeHtml(text)}</small></a></p>`;

const plain = 'autocapitalize="none" autocorrect="off" spellcheck="false"';

/** What one signs in with. */
export const loginField = ({ inputMode = 'email', ...shown }: LoginField): string =>
  field({
    ...shown,
    name: 'login',
    attributes: `type="text" inputmode="${inputMode}" autocomplete="username" maxlength="254" ${plain}`,
  });

interface LoginField extends Pick<Field, 'label' | 'hint' | 'isWrong' | 'value'> {
  readonly inputMode?: 'email' | 'text';
}

/** The first part of a school's address, by which the product's own pages find it; `host` is theirs. */
export const schoolField = (
  words: AccountWords,
  { host, isWrong }: { readonly host: string; readonly isWrong: boolean },
): string =>
  field({
    name: 'school',
    label: words.say('school'),
    hint: words.say('schoolHint', { host }),
    isWrong,
    attributes: `type="text" autocomplete="organization" maxlength="200" ${plain}`,
  });
