import { existsSync, type Stats, statSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { nearest } from '#engine/text/nearest.ts';
import { didYouMean } from '#shared/did-you-mean.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { packageRoot } from '#shared/package-root.ts';

export const themesFolder = join(packageRoot, 'themes');
const fileName = 'theme.json';

/** The slugs of the themes in themes/; a folder without a theme.json is none. */
export const themeSlugs = async (): Promise<readonly string[]> =>
  (await readdir(themesFolder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && existsSync(join(themesFolder, entry.name, fileName)))
    .map((entry) => entry.name)
    .sort();

export interface ThemeFile {
  readonly file: string;
  /** The name to print for it: a path as it was given, else one from the current folder. */
  readonly shown: string;
}

/**
 * The file of a theme named by its slug, its path, or that of the folder of its theme.json. Errors: `UNKNOWN_THEME`,
 * `NO_THEME_FILE`.
 */
export const findTheme = async (name: string): Promise<ThemeFile> => {
  const found = statOf(name);
  if (found?.isFile()) return { file: name, shown: name };
  const slugs = await themeSlugs();
  if (slugs.includes(name)) {
    const file = join(themesFolder, name, fileName);
    return { file, shown: relative(process.cwd(), file) };
  }
  if (found?.isDirectory()) {
    const file = join(name, fileName);
    if (statOf(file)?.isFile()) return { file, shown: file };
    throw noThemeFile(file, slugs);
  }
  if (/[/\\]|\.json$/.test(name)) throw noThemeFile(name, slugs);
  throw new AppError('UNKNOWN_THEME', {
    name,
    meant: didYouMean(nearest(name, slugs)),
    themes: slugs.join(', '),
  });
};

/** The text of a theme's file. Errors: `FILE_ACCESS`, `NO_THEME_FILE`. */
export const readTheme = ({ file, shown }: ThemeFile): Promise<string> =>
  readFile(file, 'utf8').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw noThemeFile(shown, await themeSlugs());
    throw new AppError('FILE_ACCESS', { file: shown, done: 'read', reason: error.code ?? error.message });
  });

/** Writes the text of a theme's file. Errors: `FILE_ACCESS`. */
export const writeTheme = ({ file, shown }: ThemeFile, text: string): Promise<void> =>
  writeFile(file, text).catch((error: NodeJS.ErrnoException) => {
    throw new AppError('FILE_ACCESS', { file: shown, done: 'written', reason: error.code ?? error.message });
  });

const statOf = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false });

const noThemeFile = (file: string, slugs: readonly string[]): AppError =>
  new AppError('NO_THEME_FILE', { file, themes: slugs.join(', ') });
