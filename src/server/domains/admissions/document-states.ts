import type { DocumentState } from '#schemas/records/enquiry.ts';

/** What the office may make of a document; sending a file makes it `Uploaded` (docs/domain.md, Admissions). */
const next: Readonly<Record<DocumentState, readonly DocumentState[]>> = {
  Missing: ['Waived'],
  Uploaded: ['Verified', 'Sent_Back', 'Waived'],
  Verified: [],
  Sent_Back: ['Waived'],
  Waived: [],
};

/** The states that the office may give a document. */
export const nextDocumentStates = (from: DocumentState): readonly DocumentState[] => next[from];
