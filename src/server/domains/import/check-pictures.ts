import { readFile } from 'node:fs/promises';
import type { MediaClass } from '#schemas/content/index.ts';
import { quoteValue } from '#server/core/validation/problem.ts';
import { listMediaFields } from '#server/domains/content/index.ts';
import { isPictureFault } from '#server/files/picture-fault.ts';
import { sha256 } from '#server/files/pictures/encode-cache.ts';
import { checkPictureBytes } from '#server/files/pictures/picture-limits.ts';
import { inspectPicture } from '#server/files/pictures/picture-process.ts';
import { type FileItem, type FileProblem, place } from './file/file-item.ts';
import { mapParallel } from './file/parallel.ts';
import { locateFile } from './file/read-folder.ts';

/** A picture field of an item in the file. */
export interface PictureUse {
  item: FileItem;
  /** The field in the item: `schoolThemeMediaJson[2].Media_Name`. */
  path: string;
  class: MediaClass;
  /** The path in the folder, as the file has it. */
  name: string;
}

/** A picture file that was read and found good. */
export interface PictureFile {
  name: string;
  /** Absolute. */
  file: string;
  /** sha256, hexadecimal. */
  hash: string;
  bytes: number;
}

export interface CheckPicturesOptions {
  folder: string;
  items: readonly FileItem[];
  /** Hashes of pictures that were found good before. */
  known: ReadonlySet<string>;
}

export interface CheckedPictures {
  /** By path in the folder. */
  files: Map<string, PictureFile>;
  problems: FileProblem[];
}

/** Reads every picture that an item names. What cannot be used is a problem of each item that names it. */
export const checkPictures = async ({ folder, items, known }: CheckPicturesOptions): Promise<CheckedPictures> => {
  const uses = items.flatMap(listUses);
  const names = [...new Set(uses.map(({ name }) => name))];
  const results = await mapParallel(names, 2, (name) => checkPicture({ folder, name, known }));
  const found = new Map(names.map((name, index) => [name, results[index]]));
  const checked: CheckedPictures = { files: new Map(), problems: [] };
  for (const use of uses) {
    const result = found.get(use.name);
    if (result && 'hash' in result) checked.files.set(use.name, result);
    else if (result) checked.problems.push(pictureProblem(use, result.message));
  }
  return checked;
};

/** The picture fields of an item that name a file. */
export const listUses = (item: FileItem): PictureUse[] =>
  listMediaFields(item.type, item.document).map(({ path, class: kind, value }) => ({
    item,
    path,
    class: kind,
    name: value,
  }));

interface PictureToCheck {
  folder: string;
  name: string;
  known: ReadonlySet<string>;
}

const checkPicture = async ({ folder, name, known }: PictureToCheck): Promise<PictureFile | { message: string }> => {
  const located = await locateFile(folder, name);
  if ('message' in located) return located;
  try {
    checkPictureBytes(located.size);
    const input = await readFile(located.file);
    const hash = sha256(input);
    if (!known.has(hash)) await inspectPicture(input);
    return { name, file: located.file, hash, bytes: input.length };
  } catch (error) {
    if (isPictureFault(error)) return { message: `${error.message} ${error.hint}` };
    throw error;
  }
};

const pictureProblem = ({ item, path, name }: PictureUse, message: string): FileProblem => {
  const field = path.replace(/^.*\./, '');
  return place(item.path, { path, field, message, actual: quoteValue(name) });
};
