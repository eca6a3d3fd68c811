import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { pictureSchema } from '#schemas/sources/picture.ts';
import type { MediaVariant } from '#server/store/schema.ts';
import { type PictureRow, pictureFields } from './public-media.ts';

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
  thumbhash: 'AAAA',
  focal: null,
  variants: [variant(1920, 'webp'), variant(480, 'webp'), variant(1280, 'webp'), variant(480, 'avif')],
  ...changes,
});

it('pictureFields gives the URL, the sizes of each format in order, and the name as alternative text', () => {
  const fields = pictureFields({ row: row(), field: 'image', name: 'Library' });
  expect(fields).toEqual({
    image: '/media/7/3/1280.webp',
    image_Media: {
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
  expect(new Ajv().validate(pictureSchema, fields.image_Media)).toBe(true);
});

it('pictureFields keeps an alternative text of its own, even an empty one, and a point of focus', () => {
  const focal = { x: 0.2, y: 0.9 };
  expect(pictureFields({ row: row({ alt: '', focal }), field: 'image', name: 'Library' })).toMatchObject({
    image_Media: { alt: '', focal },
  });
});

it('pictureFields takes the smallest where all are wider than 1280, and nothing where there is no file', () => {
  expect(pictureFields({ row: row({ variants: [variant(1500, 'webp')] }), field: 'image', name: '' }).image).toBe(
    '/media/7/3/1500.webp',
  );
  expect(pictureFields({ row: row({ variants: [] }), field: 'image', name: '' })).toEqual({});
});
