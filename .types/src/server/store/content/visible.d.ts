import { type SQL } from 'drizzle-orm';
import { type ContentDocument, type ContentRow } from '../schema.ts';
/**
 * The document of an item that visitors see at a moment: the scheduled one once its moment has come, else the published
 * one. Null for what is in the bin, expired, never published, or published with a moment that is yet to come.
 */
export declare const visibleDocument: (now: Date) => SQL<ContentDocument | null>;
/** Whether visitors see anything of an item at a moment. */
export declare const isVisible: (now: Date) => SQL;
/** The next moment after `now` at which what visitors see of an item may change; null where there is none. */
export declare const nextChange: (now: Date) => SQL<Date | null>;
type Versions = Pick<ContentRow, 'published' | 'scheduled' | 'publishAt'>;
/** An item's documents with a scheduled one whose moment has come in its place: what a change of the item begins from. */
export declare const settled: ({ published, scheduled, publishAt }: Versions, now: Date) => Versions;
export {};
