import type { MediaStorage } from '#server/files/storage/storage.ts';
import type { Store } from '#server/store/store.ts';
interface Purging {
    readonly store: Store;
    readonly storage: MediaStorage;
    readonly now: () => number;
    /** Told of a school whose turn failed; the others have theirs all the same. */
    readonly onError: (error: unknown, schoolId: number) => void;
}
/** Removes what has had its time, of the platform and of one school after the other. */
export declare const purge: (purging: Purging) => Promise<void>;
export {};
