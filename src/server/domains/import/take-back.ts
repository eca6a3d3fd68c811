import type { MediaStorage } from '#server/files/storage/storage.ts';
import { takeBackFiles } from '#server/files/uploads/files.ts';
import { AppError } from '#shared/errors/app-error.ts';

/** Deletes the files that a failed import has written, and returns the error to throw. */
export async function takeBack(storage: MediaStorage, keys: readonly string[], error: unknown): Promise<unknown> {
  const left = await takeBackFiles(storage, keys, error);
  if (left === 0) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new AppError('IMPORT_LEFTOVERS', { reason, count: left }, { cause: error });
}
