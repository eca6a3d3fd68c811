import type { AddedHolidays } from '#schemas/api/holiday-bulk.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { type ContentDocument } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
/** A holiday that is to be added, checked. */
export interface Candidate {
    readonly document: ContentDocument;
    /** Of the file that it comes from. */
    readonly line?: number;
}
interface Adding {
    readonly context: CallContext;
    readonly candidates: readonly Candidate[];
    readonly dryRun: boolean;
}
/**
 * Adds holidays, on the website at once; one that the school has already, by name and days, is left alone, and one that
 * overlaps another of its type is told of. A dry run changes nothing and says the same, with ids of 0.
 */
export declare const addAll: (transaction: WriteContext, { context, candidates, dryRun }: Adding) => Promise<AddedHolidays>;
interface Known {
    readonly id: number;
    readonly document: ContentDocument;
}
/** The holidays of a school that are seen at a moment, in the order in which they were made. */
export declare const readHolidays: (db: Db, now: Date) => Promise<readonly Known[]>;
export {};
