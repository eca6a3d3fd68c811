import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '#shared/is-missing.ts';
import { packageRoot } from '#shared/package-root.ts';

const watched = ['cli', 'docs', 'engine', 'schemas', 'sections', 'src', 'package-lock.json', 'vite.config.ts'];
const file = join(packageRoot, 'dist/stamp.txt');

/** A digest of name, size and time of every source file: enough to know whether the build is of this tree. */
const digest = async (): Promise<string> => {
  const hash = createHash('sha256');
  const visit = async (path: string): Promise<void> => {
    const info = await stat(path);
    if (!info.isDirectory()) {
      hash.update(`${path} ${info.size} ${Math.round(info.mtimeMs)}\n`);
      return;
    }
    for (const name of (await readdir(path)).sort()) await visit(join(path, name));
  };
  for (const name of watched) await visit(join(packageRoot, name));
  return hash.digest('hex');
};

export const writeStamp = async (): Promise<void> => writeFile(file, await digest());

export const isBuildFresh = async (): Promise<boolean> => {
  try {
    return (await readFile(file, 'utf8')) === (await digest());
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
};
