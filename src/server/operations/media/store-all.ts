import { AppError } from '../../errors/app-error.ts';
import { deleteFiles } from '../../media/files.ts';
import { type PictureUploadOptions, type StoredUpload, storePictureUpload } from '../../media/uploads.ts';
import type { Services } from '../handle.ts';

/** A file that was taken, or why not. */
export type TriedUpload =
  | { readonly ok: true; readonly upload: StoredUpload }
  | { readonly ok: false; readonly text: string };

/**
 * Stores each picture that can be taken, in their order. Errors: those of the disk and the database, with nothing left
 * behind of any of them.
 */
export const storeAll = async (
  services: Pick<Services, 'store' | 'storage'>,
  pictures: readonly PictureUploadOptions[],
): Promise<TriedUpload[]> => {
  // How many are decoded at once is the picture process's to say.
  const ended = await Promise.allSettled(pictures.map((picture) => storePictureUpload(services, picture)));
  const failures = ended.flatMap((end) => (end.status === 'rejected' && !isRefusal(end.reason) ? [end.reason] : []));
  if (failures.length > 0) {
    const stored = ended.flatMap((end) => (end.status === 'fulfilled' ? end.value.keys : []));
    await deleteFiles(services.storage, stored);
    throw failures[0];
  }
  return ended.map((end) =>
    end.status === 'fulfilled' ? { ok: true, upload: end.value } : { ok: false, text: String(end.reason.message) },
  );
};

const isRefusal = (error: unknown): boolean => error instanceof AppError && error.code === 'NOT_VALID';
