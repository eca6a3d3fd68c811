import type { DocumentState } from '#schemas/records/enquiry.ts';
/** The states that the office may give a paper. */
export declare const nextDocumentStates: (from: DocumentState) => readonly DocumentState[];
