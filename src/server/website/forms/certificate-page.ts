import type { RegisteredCertificate } from '#schemas/api/students/certificate.ts';
import { dayMonthYear } from '#sections/shared/dates.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { link } from '../account/fields.ts';
import type { AccountPage } from '../account/page.ts';
import type { FormWords } from './words.ts';

interface CertificatePage {
  readonly register: RegisteredCertificate;
  /** The page with the form. */
  readonly back: string;
  readonly words: FormWords;
}

/** What the register says of a certificate that has no file, for a browser without script. */
export const certificatePage = ({ register, back, words }: CertificatePage): AccountPage => {
  const { Document_Number, Leaving_Date, Issued_On } = register;
  const day = (date: string | undefined): string | undefined => date && dayMonthYear(date, words.locale);
  const facts = [
    ['told.number', Document_Number],
    ['told.left', day(Leaving_Date)],
    ['told.issued', day(Issued_On)],
  ] as const;
  const say = (key: string): string => words.ofCertificate(key) ?? '';
  return {
    title: say('Document_Number'),
    notice: say('registered'),
    body:
      facts
        .filter(([, text]) => text !== undefined)
        .map(([key, text]) => `<p>${escapeHtml(say(key))}: <strong>${escapeHtml(text ?? '')}</strong></p>`)
        .join('') +
      `<p>${escapeHtml(say('noFile'))}</p>` +
      link(back, say('another')),
  };
};
