import type { Store } from '#server/store/store.ts';
import { encodeAvif } from '../pictures/picture-process.ts';
import { type MediaStorage } from '../storage/storage.ts';
export interface AvifQueueOptions {
    store: Store;
    storage: MediaStorage;
    /** The schools that may have pictures waiting from an earlier run, with the platform's 0. */
    schoolIds: () => Promise<readonly number[]>;
    /** Resolves when the server has time to spare; awaited before each file. */
    idle: () => Promise<void>;
    /** Told of what hinders the queue (disk, database); the picture stays waiting for the next commit or start. */
    onError: (error: unknown, at: {
        schoolId: number;
        mediaId?: number;
    }) => void;
    /** Makes the AVIF files of an original; without it the picture process does. */
    encode?: typeof encodeAvif;
}
export interface AvifQueue {
    /** Ends the queue at once; the file in work is given up and made at the next start. */
    stop(): Promise<void>;
    /** Resolves when nothing is waiting or being made. */
    drained(): Promise<void>;
}
/**
 * Makes the AVIF files of pictures whose `avif_state` is `pending`, one file at a time: first what an earlier run left,
 * then whatever a commit of this process announces. Touches `school:<id>:media`, a tag of every page of the school.
 */
export declare function startAvifQueue({ store, storage, schoolIds, idle, onError, encode, }: AvifQueueOptions): AvifQueue;
