import type { ContentType } from '#schemas/content/index.ts';
import type { ContentDocument } from '#server/store/schema.ts';
/** A document with its HTML sanitised, and a holiday's StartSession derived from its first day. */
export declare const finishDocument: (type: ContentType, document: ContentDocument) => ContentDocument;
