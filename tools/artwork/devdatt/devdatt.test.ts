import { readdir, readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { toSvg } from '../svg.ts';
import { stoneSchoolDrawings } from './draw.ts';

const school = new URL('../../../src/demo/schools/devdatt/', import.meta.url);
const images = new URL('images/', school);
const limit = 2 * 1024 * 1024;

/** Decoded at full size first: a decoder that shrinks while loading would draw an SVG and a WebP differently. */
const thumbnail = async (bytes: Buffer): Promise<Buffer> => {
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#F4EFE4' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(data, { raw }).resize(64, 64, { fit: 'fill' }).raw().toBuffer();
};

const differenceOf = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 255)), 0) / one.length;

describe('the artwork of the Devdatt Collegiate School', async () => {
  const drawn = stoneSchoolDrawings();
  const committed: readonly string[] = (await readdir(images)).sort();

  it('is committed as it is drawn', async () => {
    const stale: string[] = [];
    for (const [name, drawing] of drawn) {
      const [redrawn, kept] = await Promise.all([
        thumbnail(Buffer.from(toSvg(drawing))),
        readFile(new URL(name, images)).then(thumbnail),
      ]);
      if (differenceOf(redrawn, kept) > 2) stale.push(name);
    }
    expect(stale, 'run: npx tsx tools/artwork/main.ts devdatt').toEqual([]);
  }, 120_000);

  it('holds every picture the content names, and no other', async () => {
    const content = await readFile(new URL('content.json', school), 'utf8');
    const named = [...content.matchAll(/"images\/([^"]+)"/g)].map(([, name]) => name);
    expect([...new Set(named)].sort()).toEqual(committed);
    expect([...drawn.keys()].sort()).toEqual(committed);
  });

  it('stays within its weight', async () => {
    const sizes = await Promise.all(committed.map(async (name) => (await stat(new URL(name, images))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limit);
  });
});
