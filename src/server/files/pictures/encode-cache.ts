import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EncodedPicture, EncodedVariant } from './encode.ts';
import { encodePicture } from './picture-process.ts';

/** Encodings of pictures by the sha256 of their input. Losing it costs only time. */
export interface EncodeCache {
  /** The encoding of an input, made with `encodePicture` where it is not here yet. */
  picture(hash: string, input: () => Promise<Buffer>): Promise<EncodedPicture>;
  /** Forgets an input, for instance because a child's picture was removed. */
  delete(hash: string): Promise<void>;
}

interface Manifest extends Omit<EncodedPicture, 'variants' | 'original'> {
  encoder: number;
  original: StoredFile;
  variants: (Omit<EncodedVariant, 'data'> & StoredFile)[];
}

interface StoredFile {
  file: string;
  sha256: string;
}

/** Grows with each change of the encodings, so that old ones are made again. */
const encoder = 1;

/** The encode cache of a DATA_DIR. */
export const encodeCacheOf = (dataDir: string): EncodeCache => createEncodeCache(path.join(dataDir, 'media-cache'));

/** An encode cache in a folder, made when it is needed. */
export const createEncodeCache = (directory: string): EncodeCache => {
  const locate = (hash: string) => path.join(directory, checkedHash(hash));
  return {
    async picture(hash, input) {
      const folder = locate(hash);
      const known = await read(folder);
      if (known) return known;
      const encoded = await encodePicture(await input());
      await write(folder, encoded);
      return encoded;
    },
    delete: (hash) => rm(locate(hash), { recursive: true, force: true }),
  };
};

export const sha256 = (data: Uint8Array): string => createHash('sha256').update(data).digest('hex');

const read = async (folder: string): Promise<EncodedPicture | undefined> => {
  try {
    const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
    if (manifest.encoder !== encoder) return undefined;
    const { width, height, thumbhash } = manifest;
    const variants = await Promise.all(
      manifest.variants.map(async (variant) => ({
        width: variant.width,
        height: variant.height,
        format: variant.format,
        data: await readChecked(folder, variant),
      })),
    );
    return { width, height, thumbhash, variants, original: await readChecked(folder, manifest.original) };
  } catch {
    // Missing, torn or foreign bytes mean the same here: the encoding is made again and replaces them.
    return undefined;
  }
};

const readChecked = async (folder: string, { file, sha256: expected }: StoredFile): Promise<Buffer> => {
  const data = await readFile(path.join(folder, path.basename(file)));
  if (sha256(data) !== expected) throw new Error(`${file} was changed`);
  return data;
};

/** Written next to its place and moved there whole. */
const write = async (folder: string, encoded: EncodedPicture): Promise<void> => {
  const temporary = `${folder}.${randomBytes(6).toString('hex')}.tmp`;
  await mkdir(temporary, { recursive: true });
  try {
    const { variants, original, ...facts } = encoded;
    const manifest: Manifest = {
      ...facts,
      encoder,
      original: await store(temporary, 'original', original),
      variants: await Promise.all(
        variants.map(async ({ data, ...variant }) => ({
          ...variant,
          ...(await store(temporary, `${variant.width}.${variant.format}`, data)),
        })),
      ),
    };
    await writeFile(path.join(temporary, 'manifest.json'), JSON.stringify(manifest));
    await rm(folder, { recursive: true, force: true });
    await rename(temporary, folder);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    // Another import of the same picture was first; its encoding is as good.
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
};

const store = async (folder: string, file: string, data: Buffer): Promise<StoredFile> => {
  await writeFile(path.join(folder, file), data);
  return { file, sha256: sha256(data) };
};

const checkedHash = (hash: string): string => {
  if (/^[0-9a-f]{64}$/.test(hash)) return hash;
  throw new TypeError(`${JSON.stringify(hash)} is not a sha256 in hexadecimal.`);
};
