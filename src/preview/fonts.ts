import { existsSync, statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AssetManifest, FontAsset } from '#shared/assets.ts';
import { packageRoot } from '#shared/package-root.ts';

export interface Fonts {
  readonly fonts: readonly FontAsset[];
  /** By the last part of their address. */
  readonly files: ReadonlyMap<string, Buffer>;
}

const built = join(packageRoot, 'dist/client');
const manifestFile = join(built, 'assets.json');
const source = join(packageRoot, 'src/build/fonts.ts');

/**
 * The fonts that themes may name: those of the last build where they are still right, since making them takes seconds.
 */
export const loadFonts = async (): Promise<Fonts> => {
  if (!existsSync(manifestFile) || statSync(manifestFile).mtimeMs < statSync(source).mtimeMs) {
    return (await import('#build/fonts.ts')).buildFonts();
  }
  const { fonts } = JSON.parse(await readFile(manifestFile, 'utf8')) as AssetManifest;
  const names = (await readdir(join(built, 'assets'))).filter((name) => name.endsWith('.woff2'));
  const files = names.map(
    async (name): Promise<[string, Buffer]> => [name, await readFile(join(built, 'assets', name))],
  );
  return { fonts, files: new Map(await Promise.all(files)) };
};
