import type { EnquiryDocument } from '#schemas/api/admission-office.ts';
import type { EnquiryDocumentType } from '#schemas/records/enquiry.ts';
import type { Services } from '#server/http/calls/handle.ts';
import { type EnquiryRow, enquiryDocuments } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
/** A stored paper. */
export type EnquiryDocumentRow = typeof enquiryDocuments.$inferSelect;
/** A paper that is required or there; `row` is missing where it was never sent. */
export interface KnownDocument {
    readonly type: EnquiryDocumentType;
    readonly isRequired: boolean;
    readonly row?: EnquiryDocumentRow & {
        readonly fileName: string | null;
    };
}
/** The papers of an enquiry: the required ones first, then what else was sent. */
export declare const documentsOf: (transaction: StoreContext, enquiry: EnquiryRow) => Promise<readonly KnownDocument[]>;
/** Whether a required paper is neither verified nor waived. */
export declare const isUnsettled: ({ isRequired, row }: KnownDocument) => boolean;
/** Whether a family still has to send a paper, or to send it again. */
export declare const isNeeded: ({ isRequired, row }: KnownDocument) => boolean;
/** A paper as the calls show it; with services, also a link to its file, which is for the office. */
export declare const shownDocument: ({ type, isRequired, row }: KnownDocument, services?: Pick<Services, 'sealer' | 'now'>) => EnquiryDocument;
/** How people read a type or a state of papers: `Birth_Certificate` → `birth certificate`. */
export declare const documentWords: (name: string) => string;
