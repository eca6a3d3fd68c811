import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import type { CompiledTheme, Engine } from '#engine/index.ts';
import { packageRoot } from '#shared/package-root.ts';

/** A theme of `themes/` by its id; undefined where none has it, or its file does not compile. */
export type FindTheme = (themeId: number) => Promise<CompiledTheme | undefined>;

const folder = join(packageRoot, 'themes');

/** Compiles each theme once that is asked for. */
export const createThemeFinder = ({ compile }: Pick<Engine, 'compile'>): FindTheme => {
  const found = new Map<number, ReturnType<FindTheme>>();
  const find: FindTheme = async (themeId) => {
    for (const slug of await readdir(folder)) {
      const file = join(folder, slug, 'theme.json');
      const text = await readFile(file, 'utf8').catch(() => undefined);
      if (text === undefined || parse(text)?.themeId !== themeId) continue;
      const result = compile({ file, text });
      if (result.ok) return result.theme;
    }
    return undefined;
  };
  return (themeId) => {
    const theme = found.get(themeId) ?? find(themeId);
    found.set(themeId, theme);
    return theme;
  };
};
