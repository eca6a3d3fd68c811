import { expect, it } from 'vitest';
import type { StoredPicture } from '#server/tenancy/content-reader.ts';
import type { SourceReader } from './define.ts';
import { translatedReader } from './translated-reader.ts';

const picture: StoredPicture = (name, locale = 'as written') => ({
  url: '/media/1/1/64.webp',
  media: {
    width: 64,
    height: 48,
    alt: `${name}, ${locale}`,
    thumbhash: '',
    focal: { x: 0.5, y: 0.5 },
    variants: [{ url: '/media/1/1/64.webp', width: 64, format: 'webp' }],
  },
});

const reader = { pictures: async () => new Map([['media:1', picture]]) } as Partial<SourceReader> as SourceReader;

it.each([
  [{ locale: 'hi' }, 'Well, hi'],
  [undefined, 'Well, as written'],
])('says what a picture shows in the language that is read: %j', async (languages, alt) => {
  const found = await translatedReader(reader, languages).pictures(['media:1']);
  expect(found.get('media:1')?.('Well').media.alt).toBe(alt);
});
