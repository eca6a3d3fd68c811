import { isDatabaseDown } from '#server/store/errors.ts';
import type { MediaRow, MediaVariant } from '#server/store/schema.ts';
import type { EncodedPicture } from '../pictures/encode.ts';
import { type MediaStorage, mediaKey } from '../storage/storage.ts';

/** The keys of all files of a row. */
export const mediaFileKeys = ({ schoolId, id, variants }: Pick<MediaRow, 'schoolId' | 'id' | 'variants'>): string[] => [
  mediaKey(schoolId, id, 'original'),
  ...variants.map(({ key }) => key),
];

interface PictureFiles {
  readonly schoolId: number;
  readonly id: number;
  readonly encoded: EncodedPicture;
  /** Every key is added before its file is written, so that work that fails can take it back. */
  readonly written: string[];
}

/** Writes the files of a picture; what its row says of them. */
export const putPictureFiles = async (
  storage: MediaStorage,
  { schoolId, id, encoded, written }: PictureFiles,
): Promise<MediaVariant[]> => {
  const put = async (name: string, data: Buffer) => {
    const key = mediaKey(schoolId, id, name);
    written.push(key);
    await storage.put(key, data);
    return key;
  };
  await put('original', encoded.original);
  const variants: MediaVariant[] = [];
  for (const { data, ...variant } of encoded.variants)
    variants.push({ ...variant, bytes: data.length, key: await put(`${variant.width}.${variant.format}`, data) });
  return variants;
};

/** Deletes files; how many of them could not be deleted. */
export const deleteFiles = async (storage: MediaStorage, keys: readonly string[]): Promise<number> => {
  const deleted = await Promise.allSettled(keys.map((key) => storage.delete(key)));
  return deleted.filter(({ status }) => status === 'rejected').length;
};

/** Deletes the files that work which failed has written, and says how many are left over. */
export const takeBackFiles = async (
  storage: MediaStorage,
  keys: readonly string[],
  error: unknown,
): Promise<number> => {
  // Where the connection broke, the commit may have succeeded: files without a row do no harm, a row without files
  // does.
  if (isDatabaseDown(error)) return 0;
  return deleteFiles(storage, keys);
};
