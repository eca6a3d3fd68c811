import { addEnquiryDocument, type Tracked, trackEnquiry } from '../../../../schemas/api/admission-documents.ts';
import { escapeHtml } from '../../../shared/escape-html.ts';
import { paperWords } from '../../operations/admissions/papers.ts';
import { form, hidden, link } from '../account/fields.ts';
import type { AccountPage } from '../account/page.ts';

/** What a family has proved itself by, to be sent again with the next form. */
interface FamilyProof {
  readonly Reference_No: string;
  readonly Mobile: string;
}

const proofFields = ({ Reference_No, Mobile }: FamilyProof): string =>
  hidden('Reference_No', Reference_No) + hidden('Mobile', Mobile);

const dateText = (date: string): string =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date));

/** How an enquiry goes, for a browser without script, with a form for each paper that is needed. */
export const trackedPage = (tracked: Tracked, proof: FamilyProof, back: string): AccountPage => {
  const { Reference_No, Status_Label, Documents_Needed, Next_Date } = tracked;
  return {
    title: `Enquiry ${Reference_No}`,
    notice: Status_Label,
    body:
      `<p>${escapeHtml(Next_Date ? `Next date: ${dateText(Next_Date)}.` : 'No date is set. The office will call you.')}</p>` +
      Documents_Needed.map((type) => paperForm(type, proof)).join('') +
      link(back, 'Ask about another enquiry'),
  };
};

const paperForm = (type: string, proof: FamilyProof): string => {
  const id = `paper-${type}`;
  return (
    `<form method="post" enctype="multipart/form-data" action="${addEnquiryDocument.path}">${proofFields(proof)}` +
    `${hidden('Document_Type', type)}<div class="field"><label for="${id}">Needed: ${escapeHtml(paperWords(type))}</label>` +
    `<p class="hint" id="${id}-hint">PDF, JPG, PNG or WebP, up to 5 MB</p>` +
    `<input id="${id}" name="DocumentURL" type="file" required aria-describedby="${id}-hint"` +
    ' accept="application/pdf,image/jpeg,image/png,image/webp"></div>' +
    '<button class="button">Send</button></form>'
  );
};

/** That a paper has arrived, with the way back to how the enquiry goes. */
export const paperPage = (type: string, proof: FamilyProof): AccountPage => ({
  title: 'Thank you',
  notice: `The school has your ${paperWords(type)}.`,
  body: form({ action: trackEnquiry.path, button: 'See what else is needed', content: proofFields(proof) }),
});
