import type { CountQuery } from '#server/core/cache/totals.ts';
import type { Db } from '#server/store/store.ts';
import type { BlogReader } from './content-reader.ts';
/** How a reader tells when its answers end, and what it need not count again. */
export interface ReaderMemory {
    /** Told of each moment at which something that was read changes by itself. */
    readonly recordChange?: ((time: Date) => void) | undefined;
    /** The number that a query gives; the same name stands for the same number until something is written. */
    readonly count?: ((query: CountQuery, name: unknown) => Promise<number>) | undefined;
}
/** The articles that visitors see at a moment, inside a school's transaction: read by the indexes of blogs. */
export declare const createStoreBlogs: (db: Db, now: Date, { recordChange, count }: ReaderMemory) => BlogReader;
