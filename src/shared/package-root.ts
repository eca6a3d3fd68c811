import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const findRoot = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (folder !== dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name === 'schoolyard')
      return folder;
    folder = dirname(folder);
  }
  throw new Error('The folder of the schoolyard package was not found above this file.');
};

/** The folder with package.json, themes/ and dist/, from the sources as from the bundle. */
export const packageRoot = findRoot();

/** The version in package.json. */
export const packageVersion = (): string =>
  (JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string }).version;
