import type { MediaStorage } from '#server/files/storage/storage.ts';
import { takeBackFiles } from '#server/files/uploads/files.ts';
import { ImportError } from './file/error.ts';

/** Deletes the files that a failed import has written, and returns the error to throw. */
export async function takeBack(storage: MediaStorage, keys: readonly string[], error: unknown): Promise<unknown> {
  const left = await takeBackFiles(storage, keys, error);
  if (left === 0) return error;
  const reason = error instanceof Error ? error.message : String(error);
  const message = `The import failed (${reason}) and ${left} of its files could not be deleted. The school is unchanged.`;
  return new ImportError('IMPORT_LEFTOVERS', message, 'Check the disk of DATA_DIR/media.', { cause: error });
}
