import type { MediaRow } from '#server/store/schema.ts';
import type { EncodeCache } from '../pictures/encode-cache.ts';
import type { MediaStorage } from '../storage/storage.ts';
import { mediaFileKeys } from './files.ts';

export interface DeleteMediaOptions {
  storage: MediaStorage;
  cache: EncodeCache;
  rows: readonly MediaRow[];
}

/**
 * Deletes the files of pictures whose rows are gone; of a child's picture the cached encoding too. Returns how many
 * files could not be deleted.
 */
export const deleteMedia = async ({ storage, cache, rows }: DeleteMediaOptions): Promise<number> => {
  const deleted = await Promise.allSettled([
    ...rows.flatMap(mediaFileKeys).map((key) => storage.delete(key)),
    ...rows.filter((row) => row.class === 'minor').map(({ hash }) => cache.delete(hash)),
  ]);
  return deleted.filter(({ status }) => status === 'rejected').length;
};
