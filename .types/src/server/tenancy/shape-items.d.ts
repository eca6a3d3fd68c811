import type { ContentItem, ContentReader } from './content-reader.ts';
type Document = Readonly<Record<string, unknown>>;
/** A value as text; empty where it is none. */
export declare const text: (value: unknown) => string;
/**
 * Copies the named fields of each document, with the picture field's `media:<id>` turned into the seed's URL
 * and `<field>_Media` beside it. A field without a value is left out, and so is a picture that is gone.
 */
export declare const shapeItems: (items: readonly ContentItem[], reader: ContentReader, shape: {
    readonly fields: readonly string[];
    readonly picture?: string;
    readonly name: string;
}) => Promise<Record<string, unknown>[]>;
/** The named fields of a document that have a value. */
export declare const pick: (document: Document, fields: readonly string[]) => Record<string, unknown>;
export {};
