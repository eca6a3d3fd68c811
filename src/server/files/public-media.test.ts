import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { pictureSchema } from '#schemas/sources/picture.ts';
import type { MediaVariant } from '#server/store/schema.ts';
import { type PictureRow, storedPicture } from './public-media.ts';

const variant = (width: number, format: MediaVariant['format']): MediaVariant => ({
  width,
  height: width / 2,
  format,
  bytes: 1,
  key: `7/3/${width}.${format}`,
});

const row = (changes: Partial<PictureRow> = {}): PictureRow => ({
  schoolId: 7,
  id: 3,
  alt: null,
  altTranslations: {},
  thumbhash: 'AAAA',
  focal: null,
  variants: [variant(1920, 'webp'), variant(480, 'webp'), variant(1280, 'webp'), variant(480, 'avif')],
  ...changes,
});

it('a stored picture has the URL, the sizes of each format in order, and the name as alternative text', () => {
  const picture = storedPicture(row())?.('Library');
  expect(picture).toEqual({
    url: '/media/7/3/1280.webp',
    media: {
      width: 1920,
      height: 960,
      alt: 'Library',
      thumbhash: 'AAAA',
      focal: { x: 0.5, y: 0.5 },
      variants: [
        { url: '/media/7/3/480.avif', width: 480, format: 'avif' },
        { url: '/media/7/3/480.webp', width: 480, format: 'webp' },
        { url: '/media/7/3/1280.webp', width: 1280, format: 'webp' },
        { url: '/media/7/3/1920.webp', width: 1920, format: 'webp' },
      ],
    },
  });
  expect(new Ajv().validate(pictureSchema, picture?.media)).toBe(true);
});

it('a stored picture is described in the language of the page, or as it was written', () => {
  const picture = storedPicture(row({ alt: 'A well', altTranslations: { hi: 'एक कुआँ' } }));
  const altOf = (locale?: string) => picture?.('Library', locale).media.alt;
  expect([altOf('hi'), altOf('mr'), altOf('constructor'), altOf()]).toEqual(['एक कुआँ', 'A well', 'A well', 'A well']);
  const decoration = storedPicture(row({ alt: '', altTranslations: { hi: 'एक कुआँ' } }));
  expect(decoration?.('Library', 'hi').media.alt).toBe('');
});

it('a stored picture keeps an alternative text of its own, even an empty one, and a point of focus', () => {
  const focal = { x: 0.2, y: 0.9 };
  expect(storedPicture(row({ alt: '', focal }))?.('Library')).toMatchObject({ media: { alt: '', focal } });
});

it('the URL is that of the smallest where all are wider than 1280, and there is nothing where there is no file', () => {
  expect(storedPicture(row({ variants: [variant(1500, 'webp')] }))?.('').url).toBe('/media/7/3/1500.webp');
  expect(storedPicture(row({ variants: [] }))).toBeUndefined();
});
