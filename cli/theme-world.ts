import { readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { World } from '#engine/index.ts';
import { themeSlugs, themesFolder } from './themes.ts';

/** What stands around a theme's file in `themes/<slug>/theme.json`; undefined for one elsewhere. */
export const worldOf = async (file: string): Promise<World | undefined> => {
  const folder = basename(dirname(file));
  if (resolve(file) !== join(themesFolder, folder, 'theme.json')) return undefined;
  const slugs = (await themeSlugs()).filter((slug) => slug !== folder);
  const others = await Promise.all(slugs.map((slug) => readIdentity(join(themesFolder, slug, 'theme.json'))));
  return {
    folder,
    others: others.filter((other) => other !== undefined),
    isBuiltIn: (await builtInSlugs()).includes(folder),
  };
};

/** Who another theme says it is; undefined if its file cannot be read, which its own check says. */
const readIdentity = async (file: string): Promise<World['others'][number] | undefined> => {
  try {
    const { slug, themeId, name } = JSON.parse(await readFile(file, 'utf8')) as World['others'][number];
    return { slug, themeId, name, file: relative(process.cwd(), file) };
  } catch {
    return undefined;
  }
};

/** The slugs of the themes that the product brings. */
const builtInSlugs = async (): Promise<readonly string[]> =>
  JSON.parse(await readFile(join(themesFolder, 'built-in.json'), 'utf8')) as readonly string[];
