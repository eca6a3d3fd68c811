import type { CallContext } from '#server/http/calls/handle.ts';
import { type ContentRow } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
/** An item's version as ETag and If-Match have it. */
export declare const versionTag: (version: number) => string;
/**
 * The version that a change is made on, from If-Match; null for `*`, which is any. Errors: `NOT_VALID` where the header
 * is missing or is no version.
 */
export declare const requestedVersion: (context: CallContext) => number | null;
interface Edit {
    readonly context: CallContext;
    readonly row: ContentRow;
    /** What the request would make of the item. */
    readonly yours: unknown;
}
/** Throws `STALE`, with both versions in it, where an item was changed since the version that a request names. */
export declare const requireVersion: ({ db }: StoreContext, { context, row, yours }: Edit) => Promise<void>;
export {};
