import type { DocumentType } from '../documents/document-type.ts';
/** What a failure of reading a file means to who sent it: 422 at its field; anything else stays what it is. */
export declare function uploadError(field: string, error: unknown): unknown;
/** The text for a file that is none of these types, or too large (domain.md 4.11). */
export declare const acceptedText: (types: readonly DocumentType[], maxBytes: number) => string;
