import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { maxPixels } from '#admin/media/picture-limits.ts';
import type { mediaErrors } from '#schemas/errors/media.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { animatedWebp, bomb, cameraJpeg, jpeg, noisyJpeg, transparentPng } from '#tests/media/pictures.ts';
import { pictureLimits } from './picture-limits.ts';
import { encodeAvif, encodePicture } from './picture-process.ts';

const widths = async (width: number, height = 20) =>
  (await encodePicture(await jpeg({ width, height }))).variants.map((variant) => variant.width);

const refusal = async (input: Buffer): Promise<AppError> => {
  const error: unknown = await encodePicture(input).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(AppError);
  return error as AppError;
};

describe('the sizes of a picture', () => {
  it.each([
    [2400, [480, 800, 1280, 1920]],
    [1920, [480, 800, 1280, 1920]],
    [1600, [480, 800, 1280, 1600]],
    [1200, [480, 800, 1200]],
    [600, [480, 600]],
    [490, [480]],
    [480, [480]],
    [320, [320]],
    [1, [1]],
  ])('are no wider than a picture of %i pixels', async (width, expected) => {
    expect(await widths(width)).toEqual(expected);
  });

  it('are the pixels that the files really have', async () => {
    const { width, height, variants } = await encodePicture(await jpeg({ width: 900, height: 450 }));
    expect([width, height]).toEqual([900, 450]);
    for (const variant of variants) {
      const found = await sharp(variant.data).metadata();
      expect([found.format, found.width, found.height]).toEqual(['webp', variant.width, variant.height]);
    }
  });

  it('come at a lower quality where a file is above 160 KB', async () => {
    const { variants } = await encodePicture(await noisyJpeg({ width: 800, height: 500 }));
    const plain = await sharp(await noisyJpeg({ width: 800, height: 500 }))
      .webp({ quality: 76, effort: 2 })
      .toBuffer();
    expect(plain.length).toBeGreaterThan(160_000);
    expect(variants.at(-1)?.data.length).toBeLessThan(plain.length);
  });
});

describe('the encoding of a picture', () => {
  it('turns the picture upright and drops EXIF, place and profile from every file', async () => {
    const input = await cameraJpeg();
    const before = await sharp(input).metadata();
    expect([input.includes('secret-owner'), before.orientation, before.icc !== undefined]).toEqual([true, 6, true]);
    const { width, height, variants, original } = await encodePicture(input);
    expect([width, height]).toEqual([60, 120]);
    for (const data of [...variants.map((variant) => variant.data), original]) {
      const { exif, icc, xmp, iptc, orientation } = await sharp(data).metadata();
      expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
      expect(data.includes('secret-owner')).toBe(false);
    }
  });

  it('keeps transparency', async () => {
    const { variants, original } = await encodePicture(await transparentPng());
    for (const data of [variants[0]?.data, original]) {
      const { data: pixels } = await sharp(data).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      expect([pixels[3], pixels[79 * 4 + 3]]).toEqual([255, 0]);
    }
  });

  it('gives a thumbhash in base64', async () => {
    const { thumbhash } = await encodePicture(await jpeg());
    expect(Buffer.from(thumbhash, 'base64').length).toBeGreaterThan(4);
  });
});

describe('the reading of a picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const cases: [string, () => Buffer | Promise<Buffer>, keyof typeof mediaErrors][] = [
    ['an svg', () => Buffer.from(svg), 'PICTURE_SVG'],
    ['an svg with a prolog', () => Buffer.from(`\uFEFF<?xml version="1.0"?>\n${svg}`), 'PICTURE_SVG'],
    ['a gif', () => Buffer.from('GIF89a\x01\x00\x01\x00'), 'PICTURE_TYPE'],
    ['a page of HTML', () => Buffer.from('<!doctype html><p>x'), 'PICTURE_TYPE'],
    ['nothing', () => Buffer.alloc(0), 'PICTURE_TYPE'],
    ['HEIC with nothing in it', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'PICTURE_BROKEN'],
    ['an animated WebP', animatedWebp, 'PICTURE_ANIMATED'],
    ['an animated PNG', async () => asAnimatedPng(await transparentPng()), 'PICTURE_ANIMATED'],
    ['more than 5 MB', async () => Buffer.concat([await jpeg(), Buffer.alloc(5 * 1024 * 1024)]), 'PICTURE_BYTES'],
    ['more than 8192 pixels on a side', () => jpeg({ width: 8193, height: 2 }), 'PICTURE_PIXELS'],
    ['a bomb', bomb, 'PICTURE_PIXELS'],
    ['a JPEG that is cut off', async () => (await noisyJpeg()).subarray(0, 900), 'PICTURE_BROKEN'],
    ['a PNG that is cut off', async () => (await transparentPng()).subarray(0, 90), 'PICTURE_BROKEN'],
    ['bytes that only begin like a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2, 3]), 'PICTURE_BROKEN'],
  ];

  it.each(cases)('refuses %s', async (_name, make, code) => {
    const error = await refusal(await make());
    expect(error.code).toBe(code);
    expect(error.message).toMatch(/\w{4}.*\.$/);
    expect(error.hint).toMatch(/\w{4}.*\.$/);
  });

  it('takes what phones call 50 megapixels, as the office does', async () => {
    expect(maxPixels).toBe(pictureLimits.pixels);
    expect(await widths(6144, 8192)).toEqual([480, 800, 1280, 1920]);
    expect(await refusal(await jpeg({ width: 8192, height: 6145 }))).toMatchObject({ code: 'PICTURE_PIXELS' });
  });

  it('counts the pixels a caller allows', async () => {
    await expect(encodePicture(await jpeg({ width: 100, height: 100 }), { maxPixels: 9_999 })).rejects.toMatchObject({
      code: 'PICTURE_PIXELS',
    });
  });
});

it('AVIF files are made at the widths asked for', async () => {
  const variants = await encodeAvif(await jpeg({ width: 200, height: 100 }), [100, 200]);
  expect(variants.map(({ width, height, format }) => [width, height, format])).toEqual([
    [100, 50, 'avif'],
    [200, 100, 'avif'],
  ]);
  expect((await sharp(variants[0]?.data).metadata()).format).toBe('heif');
});

/** A PNG with an animation control chunk before its first data chunk. */
const asAnimatedPng = (png: Buffer): Buffer => {
  const at = png.indexOf('IDAT') - 4;
  const chunk = Buffer.from([0, 0, 0, 8, ...Buffer.from('acTL'), 0, 0, 0, 2, 0, 0, 0, 0, 0xf3, 0x8d, 0x93, 0x70]);
  return Buffer.concat([png.subarray(0, at), chunk, png.subarray(at)]);
};
