import type { MediaRow } from '#server/store/schema.ts';
import type { EncodeCache } from '../pictures/encode-cache.ts';
import type { MediaStorage } from '../storage/storage.ts';
export interface DeleteMediaOptions {
    storage: MediaStorage;
    cache: EncodeCache;
    rows: readonly MediaRow[];
}
/**
 * Deletes the files of pictures whose rows are gone; of a child's picture the cached encoding too. Returns how many
 * files could not be deleted.
 */
export declare function deleteMedia({ storage, cache, rows }: DeleteMediaOptions): Promise<number>;
