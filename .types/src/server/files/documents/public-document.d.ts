import type { DocumentType } from './document-type.ts';
/** What may be stored as a document that anyone may open: it runs nothing, and every phone reads it. */
export declare const publicDocumentTypes: readonly DocumentType[];
/** The last part of a public document's address. */
export declare const publicDocumentFile = "file.pdf";
/** The address of a public document, which never changes. */
export declare const publicDocumentUrl: ({ schoolId, id }: {
    readonly schoolId: number;
    readonly id: number;
}) => string;
