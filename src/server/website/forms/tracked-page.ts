import { addEnquiryDocument, type Tracked, trackEnquiry } from '#schemas/api/admission-documents.ts';
import { clockTime } from '#sections/shared/times.ts';
import { documentWords } from '#server/domains/admissions/public.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { form, hidden, link } from '../account/fields.ts';
import type { AccountPage } from '../account/page.ts';
import type { FormWords } from './words.ts';

/** What a family has proved itself by, to be sent again with the next form. */
interface FamilyProof {
  readonly Reference_No: string;
  readonly Mobile: string;
}

const proofFields = ({ Reference_No, Mobile }: FamilyProof): string =>
  hidden('Reference_No', Reference_No) + hidden('Mobile', Mobile);

const dateText = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-IN' : locale, {
    dateStyle: 'full',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(new Date(date));

const dayText = (date: string, time: string | null, locale: string): string =>
  time ? `${dateText(date, locale)}, ${clockTime(`${date}T${time}`, locale)}` : dateText(date, locale);

interface TrackedPage {
  readonly tracked: Tracked;
  readonly proof: FamilyProof;
  /** The page with the form. */
  readonly back: string;
  readonly words: FormWords;
}

/** How an enquiry goes, for a browser without script, with a form for each document that is needed. */
export const trackedPage = ({ tracked, proof, back, words }: TrackedPage): AccountPage => {
  const { Reference_No, Status, Status_Label, Documents_Needed, Next_Date, Next_Time } = tracked;
  const next = Next_Date ? words.say('next', { date: dayText(Next_Date, Next_Time, words.locale) }) : words.say('none');
  return {
    title: words.say('enquiry', { reference: Reference_No }),
    notice: words.ofTracking(`status.${Status}`) ?? Status_Label,
    body:
      `<p>${escapeHtml(next)}</p>` +
      Documents_Needed.map((type) => documentForm(type, proof, words)).join('') +
      link(back, words.ofTracking('another') ?? ''),
  };
};

const documentName = (type: string, words: FormWords): string =>
  (words.locale === 'en' ? undefined : words.ofTracking(`paper.${type}`)) ?? documentWords(type);

const documentForm = (type: string, proof: FamilyProof, words: FormWords): string => {
  const id = `paper-${type}`;
  const label = words.say('needed', { paper: documentName(type, words) });
  return (
    `<form method="post" enctype="multipart/form-data" action="${words.to(addEnquiryDocument.path)}">` +
    `${proofFields(proof)}${hidden('Document_Type', type)}` +
    `<div class="field"><label for="${id}">${escapeHtml(label)}</label>` +
    `<p class="hint" id="${id}-hint">${escapeHtml(words.say('kinds'))}</p>` +
    `<input id="${id}" name="DocumentURL" type="file" required aria-describedby="${id}-hint"` +
    ' accept="application/pdf,image/jpeg,image/png,image/webp"></div>' +
    `<button class="button">${escapeHtml(words.say('send'))}</button></form>`
  );
};

/** That a document has arrived, with the way back to how the enquiry goes. */
export const documentPage = (type: string, proof: FamilyProof, words: FormWords): AccountPage => ({
  title: words.say('thanks'),
  notice: words.say('has', { paper: documentName(type, words) }),
  body: form({
    action: words.to(trackEnquiry.path),
    button: words.say('more'),
    content: proofFields(proof),
  }),
});
