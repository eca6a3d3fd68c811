import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { toSvg } from '../svg.ts';
import { hillDrawings } from './draw.ts';

const school = new URL('../../../src/demo/schools/kurinji/', import.meta.url);
const images = new URL('images/', school);
const limit = 2 * 1024 * 1024;

/** Small enough that encoders do not matter. */
const thumbnail = async (bytes: Buffer): Promise<Buffer> => {
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#FFFFFF' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(data, { raw }).resize(48, 48, { fit: 'fill' }).raw().toBuffer();
};

/** The mean difference of two pictures per channel, 0 to 255. */
const difference = async (one: Buffer, other: Buffer): Promise<number> => {
  const [a, b] = await Promise.all([thumbnail(one), thumbnail(other)]);
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 255)), 0) / a.length;
};

const imagesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith('images/') ? [value.slice('images/'.length)] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(imagesIn) : [];
};

describe('the artwork of Kurinji International School', async () => {
  const drawn = hillDrawings();
  const committed: readonly string[] = (await readdir(images)).sort();

  it('is committed as it is drawn', async () => {
    const stale: string[] = [];
    for (const [name, drawing] of drawn) {
      const redrawn = Buffer.from(toSvg(drawing));
      if (!committed.includes(name) || (await difference(redrawn, await readFile(new URL(name, images)))) > 2)
        stale.push(name);
    }
    expect(stale, 'run: npx tsx tools/artwork/main.ts kurinji').toEqual([]);
  }, 120_000);

  it('holds every picture the content names, and no other', async () => {
    const content: unknown = JSON.parse(await readFile(new URL('content.json', school), 'utf8'));
    expect([...new Set(imagesIn(content))].sort()).toEqual(committed);
    expect([...drawn.keys()].sort()).toEqual(committed);
  });

  it('stays within its weight', async () => {
    const sizes = await Promise.all(committed.map(async (name) => (await readFile(new URL(name, images))).length));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limit);
  });
});
