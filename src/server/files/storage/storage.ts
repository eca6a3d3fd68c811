import { access, constants, mkdir, open, readdir, readFile, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { writeWhole } from '#server/core/write-whole.ts';
import { AppError } from '#shared/errors/app-error.ts';

/**
 * Where the bytes of pictures are. Keys: `<school>/<id>/<width>.<ext>` and `<school>/<id>/original`. Errors:
 * `MEDIA_KEY`.
 */
export interface MediaStorage {
  /** Stores bytes whole or not at all, and durably, in place of what stood there. */
  put(key: string, data: Uint8Array): Promise<void>;
  /** The bytes, or undefined if there are none. */
  get(key: string): Promise<Buffer | undefined>;
  /** How many bytes there are, or undefined if there are none to be had. */
  size(key: string): Promise<number | undefined>;
  /** The bytes as they are read, all or a part of them; undefined if there are none. Whoever opens ends the stream. */
  open(key: string, part?: BytePart): Promise<OpenedFile | undefined>;
  /** Removes the bytes; fine if there are none. */
  delete(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** Everything that is stored, also what a crash has left half-written, in no order. */
  list(): AsyncIterable<StoredFile>;
}

/** Bytes from the one place to the other, both counted from 0 and both included. */
export interface BytePart {
  readonly start: number;
  readonly end: number;
}

export interface OpenedFile {
  /** How many bytes the stream gives. */
  readonly bytes: number;
  readonly stream: Readable;
}

export interface StoredFile {
  readonly key: string;
  /** When it was last written. */
  readonly modified: Date;
}

/** Media storage in a folder (`DATA_DIR/media`), made when it is needed. */
export const createFileStorage = (directory: string): MediaStorage => {
  const root = path.resolve(directory);
  const locate = (key: string) => path.join(root, ...checkKey(key));
  return {
    async put(key, data) {
      const file = locate(key);
      await makeFolder(path.dirname(file), root);
      await writeWhole(file, data, 0o640);
    },
    get: (key) => unlessMissing(readFile(locate(key)), undefined),
    size: (key) =>
      unlessMissing(
        stat(locate(key)).then((found) => (found.isFile() ? found.size : undefined)),
        undefined,
      ),
    open: (key, part) => unlessMissing(openFile(locate(key), part), undefined),
    async delete(key) {
      const file = locate(key);
      await rm(file, { force: true });
      await removeIfEmpty(path.dirname(file));
    },
    exists: (key) =>
      unlessMissing(
        stat(locate(key)).then((found) => found.isFile()),
        false,
      ),
    list: () => listFolder(root),
  };
};

/** Makes a folder below another; Node says ENOENT where the file system can only be read. */
const makeFolder = async (folder: string, root: string): Promise<void> => {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    await access(root, constants.W_OK);
    throw error;
  }
};

/** What is opened stays readable when the file is deleted meanwhile. */
const openFile = async (file: string, part?: BytePart): Promise<OpenedFile | undefined> => {
  const handle = await open(file, 'r');
  try {
    const found = await handle.stat();
    if (!found.isFile()) {
      await handle.close();
      return undefined;
    }
    const { start, end } = part ?? { start: 0, end: found.size - 1 };
    const bytes = Math.max(0, Math.min(end, found.size - 1) - start + 1);
    if (bytes > 0) return { bytes, stream: handle.createReadStream({ start, end }) };
    await handle.close();
    return { bytes, stream: Readable.from([]) };
  } catch (error) {
    await handle.close();
    throw error;
  }
};

async function* listFolder(root: string): AsyncGenerator<StoredFile> {
  for (const entry of await unlessMissing(readdir(root, { withFileTypes: true }), [])) {
    const place = path.join(root, entry.name);
    if (entry.isDirectory()) {
      for await (const { key, modified } of listFolder(place)) yield { key: `${entry.name}/${key}`, modified };
    } else {
      const found = await unlessMissing(stat(place), undefined);
      if (found) yield { key: entry.name, modified: found.mtime };
    }
  }
}

/** The key of one of a picture's files. */
export const mediaKey = (schoolId: number, mediaId: number, file: string): string => `${schoolId}/${mediaId}/${file}`;

/** The parts of a key of any media storage. Errors: `MEDIA_KEY`. */
export const checkKey = (key: string): string[] => {
  const parts = key.split('/');
  if (parts.length > 1 && parts.every((part) => /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(part))) return parts;
  throw new AppError('MEDIA_KEY', { key: JSON.stringify(key.slice(0, 80)) });
};

const removeIfEmpty = async (directory: string): Promise<void> => {
  try {
    await rmdir(directory);
  } catch (error) {
    if (!['ENOTEMPTY', 'ENOENT', 'EEXIST'].includes(codeOf(error))) throw error;
  }
};

const unlessMissing = async <T, U>(found: Promise<T>, missing: U): Promise<T | U> => {
  try {
    return await found;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return missing;
    throw error;
  }
};

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';
