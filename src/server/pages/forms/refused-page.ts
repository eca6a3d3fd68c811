import { escapeHtml } from '../../../shared/escape-html.ts';
import type { AppError } from '../../errors/app-error.ts';
import { link } from '../account/fields.ts';
import type { AccountPage } from '../account/page.ts';

interface Refused {
  /** The id of the call. */
  readonly call: string;
  readonly error: Pick<AppError, 'status' | 'message' | 'errors'>;
  /** The page with the form, and the words that lead there. */
  readonly back: { readonly href: string; readonly label: string };
}

/** Failures that families read in other words than programs: they must not tell which of two fields was wrong. */
const ownTexts: ReadonlyMap<string, string> = new Map([
  [
    'trackEnquiry 404',
    'No enquiry has this reference number with this mobile number. Please look at both and try again.',
  ],
]);

/** What a browser without script is shown where a form was refused. Its own way back keeps what was written. */
export const refusedPage = ({ call, error, back }: Refused): AccountPage => {
  const { status, message, errors = {} } = error;
  const fields = Object.entries(errors).map(
    ([field, texts]) => `<li><strong>${escapeHtml(fieldWords(field))}:</strong> ${escapeHtml(texts.join(' '))}</li>`,
  );
  const said =
    fields.length > 0
      ? `<ul class="wrong">${fields.join('')}</ul>`
      : `<p>${escapeHtml(ownTexts.get(`${call} ${status}`) ?? message)}</p>`;
  return {
    title: 'Please check the form',
    body:
      `<div class="message" data-wrong role="alert">${said}</div>` +
      '<p>Nothing was saved. Go back with your browser: what you wrote is still in the form.</p>' +
      link(back.href, back.label),
  };
};

/** How people read the name of a field: `Student_First_Name` → `Student first name`. */
const fieldWords = (name: string): string => {
  const words = name.replaceAll('_', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
