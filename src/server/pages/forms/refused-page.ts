import { escapeHtml } from '../../../shared/escape-html.ts';
import type { AppError } from '../../errors/app-error.ts';
import { link } from '../account/fields.ts';
import type { AccountPage } from '../account/page.ts';
import type { FormWords } from './words.ts';

interface Refused {
  /** The id of the call. */
  readonly call: string;
  readonly error: Pick<AppError, 'status' | 'message' | 'errors'>;
  /** The page with the form, and the words that lead there. */
  readonly back: { readonly href: string; readonly label: string };
  readonly words: FormWords;
}

/** Failures that families read in other words than programs: they must not tell which of two fields was wrong. */
const ownTexts: ReadonlyMap<string, string> = new Map([['trackEnquiry 404', 'notFound']]);

/** What a browser without script is shown where a form was refused. Its own way back keeps what was written. */
export const refusedPage = ({ call, error, back, words }: Refused): AccountPage => {
  const { status, message, errors = {} } = error;
  const fields = Object.entries(errors).map(
    ([field, texts]) => `<li><strong>${escapeHtml(fieldWords(field))}:</strong> ${escapeHtml(texts.join(' '))}</li>`,
  );
  const own = words.ofTracking(ownTexts.get(`${call} ${status}`) ?? '');
  // What calls say of fields is in English.
  const lang = words.locale === 'en' ? '' : ' lang="en" dir="ltr"';
  const said =
    fields.length > 0
      ? `<ul class="wrong"${lang}>${fields.join('')}</ul>`
      : `<p${own === undefined ? lang : ''}>${escapeHtml(own ?? message)}</p>`;
  return {
    title: words.say('check'),
    body:
      `<div class="message" data-wrong role="alert">${said}</div>` +
      `<p>${escapeHtml(words.say('unsaved'))}</p>` +
      link(back.href, back.label),
  };
};

/** How people read the name of a field: `Student_First_Name` → `Student first name`. */
const fieldWords = (name: string): string => {
  const words = name.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
