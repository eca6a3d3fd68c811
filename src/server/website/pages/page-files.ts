import { createHash } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '#server/core/write-whole.ts';

/** The files of saved pages. What fails is made up for by `settle`. */
export interface PageFiles {
  fileOf(key: string): string;
  /** Takes a file that is there as the one of its page. */
  keep(key: string): void;
  write(key: string, data: Uint8Array): Promise<void>;
  drop(key: string): Promise<void>;
  /** Says that there are no files but those that were kept or written. */
  isSwept(): void;
  /** Resolves once no file is there of a page that was dropped, or replaced, since. */
  settle(): Promise<void>;
}

/** @param beside name of the file in the folder that is no page. */
export const createPageFiles = (folder: string, beside: string): PageFiles => {
  /** Keys of pages that have a file. */
  const written = new Set<string>();
  /** Of these, those whose file is no longer what is shown, and could not be removed or replaced yet. */
  const overdue = new Set<string>();
  let swept = false;
  const fileOf = (key: string): string => join(folder, `${createHash('sha256').update(key).digest('hex')}.page`);
  const drop = async (key: string): Promise<void> => {
    if (!written.has(key)) return;
    overdue.add(key);
    await rm(fileOf(key), { force: true });
    written.delete(key);
    overdue.delete(key);
  };
  /** Removes what a start could not read, or not remove. */
  const sweep = async (): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const known = new Set([join(folder, beside), ...[...written].map(fileOf)]);
    for (const name of await readdir(folder)) {
      const file = join(folder, name);
      if (!known.has(file)) await rm(file, { force: true });
    }
    swept = true;
  };
  return {
    fileOf,
    keep: (key) => written.add(key),
    async write(key, data) {
      if (written.has(key)) overdue.add(key);
      await writeWhole(fileOf(key), data, 0o600);
      written.add(key);
      overdue.delete(key);
    },
    drop,
    isSwept() {
      swept = true;
    },
    async settle() {
      if (!swept) await sweep();
      for (const key of overdue) await drop(key);
    },
  };
};
