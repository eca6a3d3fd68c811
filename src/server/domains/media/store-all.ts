import { publicDocumentTypes } from '#server/files/documents/public-document.ts';
import { isPdf } from '#server/files/signatures.ts';
import { deleteFiles } from '#server/files/uploads/files.ts';
import type { UploadedFile } from '#server/files/uploads/uploaded-file.ts';
import {
  type PictureUploadOptions,
  type StoredUpload,
  storeDocumentUpload,
  storePictureUpload,
} from '#server/files/uploads/uploads.ts';
import type { Services } from '#server/http/calls/handle.ts';
import { hasCode } from '#shared/errors/app-error.ts';

/** What a file is taken for, by its bytes. */
export const kindOf = ({ data }: UploadedFile): 'picture' | 'document' => (isPdf(data) ? 'document' : 'picture');

/** A file that was taken, or why not. */
export type TriedUpload =
  | { readonly ok: true; readonly upload: StoredUpload }
  | { readonly ok: false; readonly text: string };

/**
 * Stores each picture and public document that can be taken, in their order. Errors: those of the disk and the
 * database, with nothing left behind of any of them.
 */
export const storeAll = async (
  services: Pick<Services, 'store' | 'storage' | 'mediaQuota'>,
  pictures: readonly PictureUploadOptions[],
): Promise<TriedUpload[]> => {
  // How many are decoded at once is the picture process's to say.
  const ended = await Promise.allSettled(pictures.map((picture) => store(services, picture)));
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

/** A document is public or not in the library at all: what is `minor` is the picture of a child. */
const store = (
  services: Pick<Services, 'store' | 'storage' | 'mediaQuota'>,
  { alt, class: sort, ...options }: PictureUploadOptions,
): Promise<StoredUpload> =>
  sort === 'public' && kindOf(options.file) === 'document'
    ? storeDocumentUpload(services, { ...options, class: sort, types: publicDocumentTypes })
    : storePictureUpload(services, { ...options, class: sort, ...(alt !== undefined && { alt }) });

const isRefusal = (error: unknown): boolean => hasCode(error, 'NOT_VALID');
