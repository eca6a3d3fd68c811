import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AssetManifest } from '#shared/assets.ts';
import { readShippedBytes, shippedFile } from '#shared/shipped.ts';
import { measureShipped } from './shipped.ts';

const css = '.a{color:red}'.repeat(50);
const assets: AssetManifest = {
  loader: '/assets/loader.js',
  islands: {
    one: { url: '/assets/one.js', imports: ['/assets/shared.js'] },
    two: { url: '/assets/two.js', imports: ['/assets/shared.js'] },
  },
  styles: { base: css, 'base/later': '.b{color:blue}', 'one/wide': '' },
  fonts: [],
  drawings: {},
  speculation: '/assets/rules.json',
};

describe('what the build ships', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'shipped-'));
    await mkdir(join(root, 'dist/client/assets'), { recursive: true });
    for (const name of ['loader', 'one', 'two', 'shared'])
      await writeFile(join(root, `dist/client/assets/${name}.js`), `export const ${name} = "${name}";`.repeat(9));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  it('is measured compressed, an island with all that it imports', async () => {
    const { loader, scripts, styles } = await measureShipped(join(root, 'dist/client'), assets);
    const shared = (name: string): number => brotliCompressSync(`export const ${name} = "${name}";`.repeat(9)).length;
    expect(loader).toBe(shared('loader'));
    expect(scripts).toEqual({ one: shared('one') + shared('shared'), two: shared('two') + shared('shared') });
    expect(styles.base).toBeGreaterThan(0);
    expect(styles.base).toBeLessThan(css.length / 10);
    expect(styles['one/wide']).toBe(1);
    expect(styles).toEqual({ base: brotliCompressSync(`${css}.b{color:blue}`).length, 'one/wide': 1 });
  });

  it('is read back, and undefined before the first build', async () => {
    expect(await readShippedBytes(join(root, 'elsewhere'))).toBeUndefined();
    const shipped = await measureShipped(join(root, 'dist/client'), assets);
    await writeFile(join(root, shippedFile), JSON.stringify(shipped));
    expect(await readShippedBytes(root)).toEqual(shipped);
  });

  it('says what is wrong with a file that is no JSON', async () => {
    await writeFile(join(root, shippedFile), '{');
    await expect(readShippedBytes(root)).rejects.toThrow(SyntaxError);
  });
});
