import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createEngine } from '#engine/index.ts';
import { sources } from '#schemas/sources/index.ts';
import { sections } from '#sections/index.ts';
import { builtThemesFolder } from '#shared/built-themes.ts';
import { packageRoot } from '#shared/package-root.ts';
import { readShippedBytes } from '#shared/shipped.ts';
import { themeHash } from '#shared/theme-hash.ts';

const folder = join(packageRoot, 'themes');

/**
 * Checks the product's own themes and writes them as they are compiled, by their hash: a start takes them from there
 * instead of spending half a second on each. One with an error is left out; the server says so when it starts.
 */
export const buildThemes = async (): Promise<void> => {
  const shipped = await readShippedBytes(packageRoot);
  const clock = (): number => performance.now();
  const engine = createEngine({ sections, sources, clock, ...(shipped ? { shipped } : {}) });
  const slugs = JSON.parse(await readFile(join(folder, 'built-in.json'), 'utf8')) as readonly string[];
  const built = join(packageRoot, builtThemesFolder);
  await rm(built, { recursive: true, force: true });
  await mkdir(built, { recursive: true });
  for (const slug of slugs) {
    const file = join(folder, slug, 'theme.json');
    const text = await readFile(file, 'utf8');
    const { theme } = engine.check({ file, text });
    if (theme) await writeFile(join(built, `${themeHash(JSON.parse(text))}.json`), JSON.stringify(theme));
  }
};
