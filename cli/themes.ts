import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { nearest } from '#engine/text/nearest.ts';
import { didYouMean } from '#shared/did-you-mean.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { packageRoot } from '#shared/package-root.ts';

export const themesFolder = join(packageRoot, 'themes');

/** The slugs of the themes in themes/. */
export const themeSlugs = async (): Promise<readonly string[]> =>
  (await readdir(themesFolder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

/** The file of a theme named by slug or path, and the name to print for it. */
export const findTheme = async (name: string): Promise<{ file: string; shown: string }> => {
  if (existsSync(name) && statSync(name).isFile()) return { file: name, shown: name };
  const slugs = await themeSlugs();
  if (slugs.includes(name)) {
    const file = join(themesFolder, name, 'theme.json');
    return { file, shown: relative(process.cwd(), file) };
  }
  throw new AppError('UNKNOWN_THEME', {
    name,
    meant: didYouMean(nearest(name, slugs)),
    themes: slugs.join(', '),
  });
};
