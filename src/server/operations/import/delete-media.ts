import type { EncodeCache } from '../../media/encode-cache.ts';
import { type MediaStorage, mediaKey } from '../../media/storage.ts';
import { StoreError } from '../../store/errors.ts';
import type { MediaRow } from '../../store/schema.ts';
import { ImportError } from './error.ts';

export interface DeleteMediaOptions {
  storage: MediaStorage;
  cache: EncodeCache;
  rows: readonly MediaRow[];
}

/**
 * Deletes the files of pictures whose rows are gone; of a child's picture the cached encoding too. Returns how many
 * files could not be deleted.
 */
export async function deleteMedia({ storage, cache, rows }: DeleteMediaOptions): Promise<number> {
  const keys = rows.flatMap(({ schoolId, id, variants }) => [
    mediaKey(schoolId, id, 'original'),
    ...variants.map(({ key }) => key),
  ]);
  const deleted = await Promise.allSettled([
    ...keys.map((key) => storage.delete(key)),
    ...rows.filter((row) => row.class === 'minor').map(({ hash }) => cache.delete(hash)),
  ]);
  return deleted.filter(({ status }) => status === 'rejected').length;
}

/** Deletes the files that a failed import has written, and returns the error to throw. */
export async function takeBack(storage: MediaStorage, keys: readonly string[], error: unknown): Promise<unknown> {
  // Where the connection broke, the commit may have succeeded: files without a row do no harm, a row without files does.
  if (error instanceof StoreError && error.code === 'DATABASE_DOWN') return error;
  const deleted = await Promise.allSettled(keys.map((key) => storage.delete(key)));
  const left = deleted.filter(({ status }) => status === 'rejected').length;
  if (left === 0) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const message = `The import failed (${reason}) and ${left} of its files could not be deleted. The school is unchanged.`;
  return new ImportError('IMPORT_LEFTOVERS', message, 'Check the disk of DATA_DIR/media.', { cause: error });
}
