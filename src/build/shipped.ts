import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AssetManifest } from '#shared/assets.ts';
import { laterOf, wholeStyle } from '#shared/look-styles.ts';
import type { ShippedBytes } from '#shared/shipped.ts';
import { brotli } from './compress-files.ts';

const brotliBytes = (data: Buffer): number => brotli(data).length;

/**
 * What each part of the client costs in brotli bytes, for the budgets of themes. Parts are compressed one by one: a
 * page's stylesheets go out in one piece and take less, and what two islands import counts for both. A budget that
 * holds here holds on the wire.
 */
export const measureShipped = async (folder: string, assets: AssetManifest): Promise<ShippedBytes> => {
  const laterKeys = new Set(Object.keys(assets.styles).map(laterOf));
  const script = async (url: string): Promise<number> => brotliBytes(await readFile(join(folder, url)));
  const island = async ({ url, imports }: AssetManifest['islands'][string]): Promise<number> => {
    const sizes = await Promise.all([url, ...imports].map(script));
    return sizes.reduce((total, size) => total + size, 0);
  };
  const islands = Object.entries(assets.islands).map(async ([type, files]) => [type, await island(files)] as const);
  return {
    loader: await script(assets.loader),
    scripts: Object.fromEntries(await Promise.all(islands)),
    styles: Object.fromEntries(
      Object.keys(assets.styles)
        .filter((key) => !laterKeys.has(key))
        .map((key) => [key, brotliBytes(Buffer.from(wholeStyle(assets, key)))]),
    ),
  };
};
