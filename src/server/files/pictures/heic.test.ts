import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors/app-error.ts';
import { brandsOf, heicPicture, saidToBe } from '#tests/media/heic-pictures.ts';
import { readHeicSize } from './heic.ts';
import { encodePicture, inspectPicture } from './picture-process.ts';
import { detectPictureType } from './picture-type.ts';

describe('a HEIC picture from a phone held upright', () => {
  let heic: Buffer;
  beforeAll(async () => {
    heic = await heicPicture();
  });

  it('becomes WebP files, turned as the file says', async () => {
    const { width, height, variants, original } = await encodePicture(heic);
    expect([width, height, variants.map((variant) => variant.width)]).toEqual([64, 96, [64]]);
    const { data, info } = await sharp(variants[0]?.data).raw().toBuffer({ resolveWithObject: true });
    expect([info.format, info.width, info.height, info.channels]).toEqual(['raw', 64, 96, 3]);
    // As stored, red is left of green and above blue; a quarter turn to the right puts blue left of red.
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    const [blue, red, green] = [at(10, 10), at(54, 10), at(54, 86)];
    expect(blue[2]).toBeGreaterThan(150);
    expect(red[0]).toBeGreaterThan(150);
    expect(green[1]).toBeGreaterThan(130);
    expect((await sharp(original).metadata()).format).toBe('jpeg');
  });

  it('loses its EXIF', async () => {
    expect(heic.includes('secret-owner')).toBe(true);
    const { variants, original } = await encodePicture(heic);
    for (const data of [original, ...variants.map((variant) => variant.data)]) {
      expect(data.includes('secret-owner')).toBe(false);
      expect((await sharp(data).metadata()).exif).toBeUndefined();
    }
  });

  it('has its facts told', async () => {
    expect(await inspectPicture(heic)).toMatchObject({ type: 'heic', width: 64, height: 96, hasAlpha: false });
    expect(readHeicSize(heic)).toEqual({ width: 96, height: 64 });
  });
});

describe('a HEIC picture that is unfit', () => {
  const cases: readonly [string, (heic: Buffer) => Buffer, string][] = [
    ['a bomb, before it is decoded', (heic) => saidToBe(heic, 30_000, 30_000), 'PICTURE_PIXELS'],
    ['one side too long', (heic) => saidToBe(heic, 8193, 8), 'PICTURE_PIXELS'],
    ['larger than it says', (heic) => saidToBe(heic, 8, 8), 'PICTURE_BROKEN'],
    [
      'without a size',
      (heic) => Buffer.from(heic.toString('latin1').replace('ispe', 'free'), 'latin1'),
      'PICTURE_BROKEN',
    ],
    ['cut off in its directory', (heic) => heic.subarray(0, 500), 'PICTURE_BROKEN'],
    ['cut off in its pixels', (heic) => heic.subarray(0, 1000), 'PICTURE_BROKEN'],
    [
      'with other bytes for pixels',
      (heic) => Buffer.concat([heic.subarray(0, 940), Buffer.alloc(400, 7)]),
      'PICTURE_BROKEN',
    ],
    ['only its first bytes', (heic) => heic.subarray(0, 28), 'PICTURE_BROKEN'],
    ['more than 5 MB', (heic) => Buffer.concat([heic, Buffer.alloc(5 * 1024 * 1024)]), 'PICTURE_BYTES'],
  ];

  it.each(cases)('is refused: %s', async (_, change, code) => {
    const error: unknown = await encodePicture(change(await heicPicture())).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).code).toBe(code);
  });
});

describe('the brands of a file', () => {
  it.each([
    ['heic', []],
    ['heix', []],
    ['hevc', []],
    ['mif1', ['heic']],
    ['msf1', ['mif1', 'hevc']],
  ])('%s with %j is HEIC', (brand, others) => {
    expect(detectPictureType(brandsOf(brand, others))).toBe('heic');
  });

  it.each([
    ['avif', ['mif1']],
    ['mif1', ['avif', 'miaf']],
    ['msf1', []],
    ['isom', ['mp42']],
    ['qt  ', []],
  ])('%s with %j is no picture that is taken', (brand, others) => {
    expect(() => detectPictureType(brandsOf(brand, others))).toThrow('is not a picture in JPG, PNG, WebP or HEIC');
  });
});
