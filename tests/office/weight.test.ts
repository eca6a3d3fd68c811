import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ServedAssets } from '#shared/assets.ts';
import { packageRoot } from '#shared/package-root.ts';

const client = join(packageRoot, 'dist/client');
const { office } = JSON.parse(await readFile(join(client, 'assets.json'), 'utf8')) as ServedAssets;
const firstPath = '/school';
const firstScreen = office.screens.find(({ path }) => path === firstPath);
const first = {
  scripts: [office.script, ...office.imports, ...(firstScreen?.scripts ?? [])],
  styles: [...office.styles, ...(firstScreen?.styles ?? [])],
};

/** What a browser is sent, in KB. */
const kilobytes = async (addresses: readonly string[]): Promise<number> => {
  const sizes = await Promise.all(addresses.map(async (address) => (await stat(join(client, `${address}.br`))).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
};

describe('what a screen of the office begins with', () => {
  it('is at most 220 KB of script and 40 KB of styles for the first', async () => {
    expect(await kilobytes(first.scripts)).toBeLessThanOrEqual(220);
    expect(await kilobytes(first.styles)).toBeLessThanOrEqual(40);
  });

  it.each(office.screens.filter(({ path }) => path !== firstPath))(
    'is at most 60 KB of script besides for $path',
    async ({ scripts }) => {
      const besides = await kilobytes(scripts.filter((script) => !first.scripts.includes(script)));
      expect(besides).toBeGreaterThan(0);
      expect(besides).toBeLessThanOrEqual(60);
    },
  );
});
