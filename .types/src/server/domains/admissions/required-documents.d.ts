import { type EnquiryDocumentType } from '#schemas/records/enquiry.ts';
import type { StoreContext } from '#server/store/store.ts';
/** The papers that a class asks for where its school says nothing (domain.md 4.2). */
export declare const standardDocuments: (classId: number) => readonly EnquiryDocumentType[];
/** What a school says: the papers of one class, or, without `Class_Id` or with -1, of all the others. */
interface DocumentRule {
    readonly Class_Id?: unknown;
    readonly Documents?: unknown;
}
/** The papers that a class asks for by a school's rules. Nobody is ever made to hand in an Aadhaar. */
export declare const documentsByRules: (rules: readonly DocumentRule[], classId: number) => readonly EnquiryDocumentType[];
/** The papers that must be verified or waived before a child is admitted to a class. */
export declare const requiredDocuments: ({ db }: StoreContext, classId: number) => Promise<readonly EnquiryDocumentType[]>;
export {};
