import type { ContentType, MediaClass } from '#schemas/content/index.ts';
import type { ContentDocument } from '#server/store/schema.ts';
export interface MediaField {
    /** Where in the document: `schoolThemeMediaJson[2].Media_Name`. */
    path: string;
    class: MediaClass;
    value: string;
}
/** The picture fields of a document that hold something. */
export declare function listMediaFields(type: ContentType, document: ContentDocument): MediaField[];
/** A copy of the document with each picture field that holds something replaced. */
export declare function replaceMediaFields(type: ContentType, document: ContentDocument, replace: (field: MediaField) => string): ContentDocument;
