import type { ContentDocument } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import type { NamedType } from './content-type.ts';
interface Edit {
    readonly type: NamedType;
    /** The document that is changed. */
    readonly base: ContentDocument;
    /** Fields to set; null and an empty text remove one. */
    readonly fields: Readonly<Record<string, unknown>>;
}
/**
 * A document with fields changed, its HTML sanitised; it may be incomplete. Errors: `NOT_VALID` for changed fields that
 * are not of their form, whose pictures are not in the library, or that only the server sets. The others are looked at
 * when it is published.
 */
export declare const draftOf: (db: Db, { type, base, fields }: Edit) => Promise<ContentDocument>;
/** An earlier document as a draft, with the fields that only the server and imports set as they are. */
export declare const draftFrom: (type: NamedType, earlier: ContentDocument, current: ContentDocument) => ContentDocument;
/** A document without the fields that only the server and imports set, for an item of its own. */
export declare const withoutServerFields: ({ server }: NamedType, document: ContentDocument) => ContentDocument;
export {};
