import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AssetManifest } from '#shared/assets.ts';
import { packageRoot } from '#shared/package-root.ts';

const folder = join(packageRoot, 'dist/client');

/** Where the build put what pages load. */
export const assetsFolder = join(folder, 'assets');

/** The scripts, stylesheets and fonts of the last build; undefined if nothing was built. */
export const readBuiltAssets = async (): Promise<AssetManifest | undefined> => {
  const file = join(folder, 'assets.json');
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as AssetManifest) : undefined;
};
