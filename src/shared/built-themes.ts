import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledTheme } from '#engine/index.ts';
import { isMissing } from './is-missing.ts';

/** Themes that the build has checked and compiled: the product's own, as far as they have no error. */
export interface BuiltThemes {
  readonly hashes: readonly string[];
  /** Reads one of `hashes` each time; undefined for any other. */
  read(hash: string): CompiledTheme | undefined;
}

/** Where the build writes them, from the root of the package: `<hash>.json` each. */
export const builtThemesFolder = 'dist/themes';

/** The compiled themes of the build in a package; none where nothing was built yet. */
export const findBuiltThemes = (root: string): BuiltThemes => {
  const folder = join(root, builtThemesFolder);
  const hashes = filesIn(folder).map((name) => name.replace('.json', ''));
  return {
    hashes,
    read: (hash) =>
      hashes.includes(hash)
        ? (JSON.parse(readFileSync(join(folder, `${hash}.json`), 'utf8')) as CompiledTheme)
        : undefined,
  };
};

const filesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};
