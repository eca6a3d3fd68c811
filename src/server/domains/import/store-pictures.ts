import { readFile } from 'node:fs/promises';
import type { MediaClass } from '#schemas/content/index.ts';
import type { EncodedPicture } from '#server/files/pictures/encode.ts';
import { type EncodeCache, sha256 } from '#server/files/pictures/encode-cache.ts';
import type { MediaStorage } from '#server/files/storage/storage.ts';
import { putPictureFiles } from '#server/files/uploads/files.ts';
import type { MediaRow, NewMediaRow } from '#server/store/schema.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { type CheckedPictures, listUses, type PictureFile } from './check-pictures.ts';
import type { FileItem } from './file/file-item.ts';
import { mapParallel } from './file/parallel.ts';
import type { PictureText } from './file/picture-texts.ts';

export interface StorePicturesOptions {
  schoolId: number;
  storage: MediaStorage;
  cache: EncodeCache;
  items: readonly FileItem[];
  /** The files that the items name, by path in the folder. */
  files: CheckedPictures['files'];
  /** What the file says of them. */
  texts: readonly PictureText[];
  /** The school's pictures so far. */
  previous: readonly Pick<MediaRow, 'id' | 'hash' | 'class'>[];
  /** Reserves a number of new media ids. */
  reserveIds: (count: number) => Promise<number[]>;
  /** Every key is added before its file is written, so that a failed import can take it back. */
  written: string[];
  progress: (done: number, total: number, label: string) => void;
}

export interface StoredPictures {
  /** The media id of a picture of this class. */
  idOf: (name: string, kind: MediaClass) => number;
  /** Rows to insert; their files are in storage. */
  added: (NewMediaRow & { id: number })[];
  /** Earlier rows that are used again, each with what the file says of it. */
  reused: { readonly id: number; readonly text: PictureText | undefined }[];
}

/** Encodes the pictures that the school does not have yet, and puts their files into storage. */
export const storePictures = async (options: StorePicturesOptions): Promise<StoredPictures> => {
  const { items, files, previous, reserveIds, progress } = options;
  const ids = new Map(previous.map((row) => [slot(row.class, row.hash), row.id]));
  const wanted = new Map<string, { file: PictureFile; class: MediaClass }>();
  for (const use of items.flatMap(listUses)) {
    const file = files.get(use.name);
    if (file) wanted.set(slot(use.class, file.hash), { file, class: use.class });
  }
  const fresh = [...wanted].filter(([key]) => !ids.has(key));
  const textOf = new Map(options.texts.map((text) => [text.file, text]));
  const reused = [...wanted].flatMap(([key, { file }]) => {
    const id = ids.get(key);
    return id === undefined ? [] : [{ id, text: textOf.get(file.name) }];
  });
  const reserved = await reserveIds(fresh.length);
  const total = fresh.length + 1;
  let done = 0;
  progress(done, total, 'Pictures');
  const work = fresh.map(([key, picture], index) => ({ key, picture, id: reserved[index] as number }));
  const added = await mapParallel(work, 2, async ({ key, picture, id }) => {
    const row = { ...(await storePicture(options, picture, id)), ...describedBy(textOf.get(picture.file.name)) };
    ids.set(key, id);
    done += 1;
    progress(done, total, picture.file.name);
    return row;
  });
  const idOf = (name: string, kind: MediaClass) => ids.get(slot(kind, files.get(name)?.hash ?? '')) as number;
  return { idOf, added, reused };
};

const storePicture = async (
  { schoolId, storage, cache, written }: StorePicturesOptions,
  { file, class: kind }: { file: PictureFile; class: MediaClass },
  id: number,
): Promise<NewMediaRow & { id: number }> => {
  const encoded = await cache.picture(file.hash, () => readAgain(file));
  return {
    schoolId,
    id,
    hash: file.hash,
    class: kind,
    kind: 'picture',
    bytes: file.bytes,
    variants: await putPictureFiles(storage, { schoolId, id, encoded, written }),
    ...facts(encoded),
  };
};

/** The columns of a description. */
export const describedBy = (text: PictureText | undefined): Pick<NewMediaRow, 'alt' | 'altTranslations'> =>
  text ? { alt: text.alt, altTranslations: text.altTranslations } : {};

const readAgain = async (file: PictureFile): Promise<Buffer> => {
  const input = await readFile(file.file);
  if (sha256(input) === file.hash) return input;
  throw new AppError('IMPORT_CHANGED', { what: `${file.name} was changed during the import.` });
};

const facts = ({ width, height, thumbhash }: EncodedPicture) => ({ width, height, thumbhash });

/** One stored picture for each input and class: what is shown of a child is never shared with what is public. */
const slot = (kind: MediaClass, hash: string): string => `${kind}:${hash}`;
