import { schoolTag } from '#schemas/sources/index.ts';
import { onlyRow } from '#server/store/query.ts';
import { type MediaClass, type MediaRow, media, type NewMediaRow } from '#server/store/schema.ts';
import type { Store, StoreContext } from '#server/store/store.ts';
import { type DocumentType, documentMimes } from '../documents/document-type.ts';
import type { EncodeOptions } from '../pictures/encode.ts';
import { sha256 } from '../pictures/encode-cache.ts';
import { pictureLimits } from '../pictures/picture-limits.ts';
import { safeFileName } from '../storage/file-name.ts';
import { type MediaStorage, mediaKey } from '../storage/storage.ts';
import { putPictureFiles, takeBackFiles } from './files.ts';
import { defaultMediaQuota, requireRoom } from './quota.ts';
import { readDocument, readPicture } from './read-upload.ts';
import { reserveMediaIds } from './reserve-ids.ts';
import type { UploadedFile } from './uploaded-file.ts';

export type { DocumentType } from '../documents/document-type.ts';

/** A file whose bytes are in storage, and whose row is still to be inserted with `keepUpload`. */
export interface StoredUpload {
  readonly row: NewMediaRow & { id: number };
  /** The keys of its files. */
  readonly keys: readonly string[];
  /** What its school's files may take in all, in bytes. */
  readonly quota: number;
}

interface UploadServices {
  readonly store: Store;
  readonly storage: MediaStorage;
  /** What files of one school may take in all, in bytes; 5 GB by default. */
  readonly mediaQuota?: number;
}

interface UploadOptions {
  readonly schoolId: number;
  readonly file: UploadedFile;
  /** Who sent it; null for visitors and programs. */
  readonly userId: number | null;
  /** 5 MB by default. */
  readonly maxBytes?: number;
}

export interface PictureUploadOptions extends UploadOptions, Pick<EncodeOptions, 'cut' | 'shape' | 'fileBytes'> {
  readonly class: MediaClass;
  /** `''` for decoration; without it the item that shows the picture gives the text. */
  readonly alt?: string;
}

/**
 * Checks a picture by its bytes, encodes it anew and writes its files; to be called outside transactions. Errors: 422
 * at the file's field; those of the disk and the database, with nothing left behind.
 */
export const storePictureUpload = async (
  services: UploadServices,
  { schoolId, file, class: kind, userId, alt, maxBytes = pictureLimits.bytes, ...made }: PictureUploadOptions,
): Promise<StoredUpload> => {
  const encoded = await readPicture(file, { ...made, maxBytes });
  const id = await reserveId(services.store, schoolId);
  const { width, height, thumbhash } = encoded;
  return write(services, async (written) => ({
    schoolId,
    id,
    hash: sha256(file.data),
    class: kind,
    kind: 'picture',
    width,
    height,
    thumbhash,
    bytes: file.data.length,
    fileName: safeFileName(file.fileName),
    createdBy: userId,
    ...(alt !== undefined && { alt }),
    // What no page shows needs no second format.
    avifState: kind === 'private' ? 'done' : 'pending',
    variants: await putPictureFiles(services.storage, { schoolId, id, encoded, written }),
  }));
};

export interface DocumentUploadOptions extends UploadOptions {
  /** PDF and pictures by default. */
  readonly types?: readonly DocumentType[];
  /** Private by default. */
  readonly class?: 'private' | 'public';
}

const usualTypes: readonly DocumentType[] = ['pdf', 'jpg', 'png', 'webp'];

/**
 * Checks a document by its bytes and writes it, a picture encoded anew. To be called outside transactions.
 * Errors: as with pictures.
 */
export const storeDocumentUpload = async (
  services: UploadServices,
  {
    schoolId,
    file,
    userId,
    types = usualTypes,
    class: kind = 'private',
    maxBytes = pictureLimits.bytes,
  }: DocumentUploadOptions,
): Promise<StoredUpload> => {
  const { type, data, ...size } = await readDocument(file, { types, maxBytes });
  const id = await reserveId(services.store, schoolId);
  return write(services, async (written) => {
    const key = mediaKey(schoolId, id, 'original');
    written.push(key);
    await services.storage.put(key, data);
    return {
      schoolId,
      id,
      hash: sha256(file.data),
      class: kind,
      kind: 'document',
      bytes: data.length,
      fileName: safeFileName(file.fileName, type),
      mime: documentMimes[type],
      createdBy: userId,
      avifState: 'done',
      ...size,
    };
  });
};

/** Inserts the row of a stored file in a transaction of its school; its media id. Errors: `GUARD` above the quota. */
export const keepUpload = async (context: StoreContext, upload: StoredUpload): Promise<number> =>
  (await insertUpload(context, upload)).id;

/** As `keepUpload`; the whole row. */
export const insertUpload = async (context: StoreContext, { row, quota }: StoredUpload): Promise<MediaRow> => {
  const { db, touch } = context;
  await requireRoom(context, row.schoolId, row, quota);
  const kept = onlyRow(await db.insert(media).overridingSystemValue().values(row).returning());
  // Wakes the queue that makes the AVIF files.
  if (kept.avifState === 'pending') touch(schoolTag(kept.schoolId, 'media'));
  return kept;
};

/** Runs the work that records stored files, and deletes the files if it throws. */
export const withUploads = async <T>(
  { storage }: Pick<UploadServices, 'storage'>,
  uploads: readonly StoredUpload[],
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const keys = uploads.flatMap((upload) => upload.keys);
    await takeBackFiles(storage, keys, error);
    throw error;
  }
};

const reserveId = async (store: Store, schoolId: number): Promise<number> => {
  const [id] = await reserveMediaIds(store, schoolId, 1);
  if (id === undefined) throw new Error('The database gave no id.');
  return id;
};

/** Writes files and makes the row that knows them; a failure takes back what was written. */
const write = async (
  { storage, mediaQuota = defaultMediaQuota }: UploadServices,
  work: (written: string[]) => Promise<StoredUpload['row']>,
): Promise<StoredUpload> => {
  const keys: string[] = [];
  try {
    return { row: await work(keys), keys, quota: mediaQuota };
  } catch (error) {
    await takeBackFiles(storage, keys, error);
    throw error;
  }
};

/** A person's photo is cut to 3:4, and no stored file of it has more than 1 MB (docs/domain.md, Students). */
export const portrait = { shape: '3:4', fileBytes: 1024 * 1024 } as const;
