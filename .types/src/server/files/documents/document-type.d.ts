/** Types of files that people hand in, by the extension they are kept under. */
export declare const documentTypes: readonly ['pdf', 'jpg', 'png', 'webp', 'doc', 'docx', 'ppt', 'pptx', 'xls', 'xlsx'];
export type DocumentType = (typeof documentTypes)[number];
/** The media type that a document is handed out as. */
export declare const documentMimes: Readonly<Record<DocumentType, string>>;
/** What a file is; `fault` says why one of a type that is taken cannot be taken. */
export interface FoundDocument {
    readonly type: DocumentType;
    readonly fault?: string;
}
/** The type of a file by its bytes; its name and declared type are never asked. Undefined where it is none of these. */
export declare function detectDocument(data: Buffer): FoundDocument | undefined;
