import type { MediaStorage } from '#server/files/storage/storage.ts';
import type { Store } from '#server/store/store.ts';
interface OrphanOptions {
    readonly store: Store;
    readonly storage: MediaStorage;
    /** Milliseconds since the epoch. */
    readonly now: number;
    /** Files written later than so many milliseconds ago may still get a row; an hour unless given. */
    readonly olderThanMs?: number;
}
/**
 * The keys of files that no row knows: what a crash between the files and the rows, or a deletion that failed, has left.
 * What is no key of a school's file is left alone.
 */
export declare function findOrphans({ store, storage, now, olderThanMs }: OrphanOptions): AsyncGenerator<string>;
/** Deletes orphans; how many, and how many could not be deleted. */
export declare function removeOrphans(options: OrphanOptions): Promise<{
    removed: number;
    failed: number;
}>;
export {};
