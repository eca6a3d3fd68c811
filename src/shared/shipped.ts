import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShippedBytes } from '#engine/index.ts';
import { isMissing } from './is-missing.ts';

export type { ShippedBytes };

/** Where the build writes what it measured, from the root of the package. */
export const shippedFile = 'dist/client/shipped.json';

/** What the build measured of each section type. Undefined if nothing was built yet. */
export const readShippedBytes = async (root: string): Promise<ShippedBytes | undefined> => {
  try {
    return JSON.parse(await readFile(join(root, shippedFile), 'utf8')) as ShippedBytes;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
};
