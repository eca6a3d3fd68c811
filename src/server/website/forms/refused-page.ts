import { translation } from '#server/core/errors/translate.ts';
import type { ApiError } from '#shared/errors/app-error.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { link } from '../account/fields.ts';
import type { AccountPage } from '../account/page.ts';
import { fieldLabel } from './labels.ts';
import type { FormWords } from './words.ts';

interface Refused {
  /** The id of the call. */
  readonly call: string;
  readonly error: Pick<ApiError, 'code' | 'status' | 'message' | 'errors'>;
  /** The page with the form, and the words that lead there. */
  readonly back: { readonly href: string; readonly label: string };
  readonly words: FormWords;
}

/** Failures with other words for families than for programs: they must not reveal which of two fields was wrong. */
const ownTexts: ReadonlyMap<string, string> = new Map([['trackEnquiry 404', 'notFound']]);

/** What a browser without script is shown if a form was refused. Going back keeps what was entered. */
export const refusedPage = ({ call, error, back, words }: Refused): AccountPage => {
  const { status, message, errors = {} } = error;
  const translate = translation(words.locale) ?? ((text: string) => text);
  // If there are no words, the English ones are marked as English.
  const inWords = (text: string): string => {
    const said = translate(text);
    return said === undefined ? `<span lang="en" dir="ltr">${escapeHtml(text)}</span>` : escapeHtml(said);
  };
  const fields = Object.entries(errors).map(
    ([field, texts]) =>
      `<li><strong>${escapeHtml(fieldLabel(call, field, words.locale))}:</strong> ${texts.map(inWords).join(' ')}</li>`,
  );
  const own = words.ofTracking(ownTexts.get(`${call} ${status}`) ?? '');
  const said =
    fields.length > 0
      ? `<ul class="wrong">${fields.join('')}</ul>`
      : `<p>${own === undefined ? inWords(message) : escapeHtml(own)}</p>`;
  return {
    title: words.say(status === 503 ? 'later' : 'check'),
    body:
      `<div class="message" data-wrong role="alert">${said}</div>` +
      `<p>${escapeHtml(words.say(error.code === 'NOT_CERTAIN' ? 'back' : 'unsaved'))}</p>` +
      link(back.href, back.label),
  };
};
