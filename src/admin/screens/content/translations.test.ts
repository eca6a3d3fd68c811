import { describe, expect, it } from 'vitest';
import { galleryAlbum } from '#schemas/content/gallery-album.ts';
import type { FieldSchema } from './field-types.ts';
import { countMissing, isBegun, withCopies, withText } from './translations.ts';

const { properties } = galleryAlbum.schema as { readonly properties: Readonly<Record<string, FieldSchema>> };
const album = {
  album_Name: 'Sports day',
  translations: { hi: { album_Name: 'खेल दिवस' } },
  schoolThemeMediaJson: [
    { caption: 'The relay' },
    { caption: 'The prizes', translations: { hi: { caption: 'पुरस्कार' } } },
    {},
  ],
};

describe('the translations of a document', () => {
  it('take a text, and lose a language with its last one', () => {
    expect(withText({}, 'hi', ['noticeHead', 'समय'])).toEqual({ hi: { noticeHead: 'समय' } });
    expect(withText({ hi: { noticeHead: 'समय' }, mr: { noticeHead: 'वेळ' } }, 'hi', ['noticeHead', undefined])).toEqual({
      mr: { noticeHead: 'वेळ' },
    });
    expect(withText({ hi: { noticeHead: 'समय' } }, 'hi', ['noticeHead', undefined])).toBeUndefined();
  });

  it('lack the texts that are written in the first language alone, in lists too', () => {
    expect(countMissing(album, properties, 'hi')).toBe(1);
    expect(countMissing(album, properties, 'mr')).toBe(3);
    expect(isBegun(album, properties, 'hi')).toBe(true);
    expect(isBegun({ ...album, translations: {} }, properties, 'hi')).toBe(true);
    expect(isBegun(album, properties, 'mr')).toBe(false);
  });

  it('are filled with copies, and keep what is there', () => {
    const filled = withCopies(album, properties, 'hi');
    expect(filled).toEqual({
      ...album,
      schoolThemeMediaJson: [
        { caption: 'The relay', translations: { hi: { caption: 'The relay' } } },
        ...album.schoolThemeMediaJson.slice(1),
      ],
    });
    expect(filled.translations).toBe(album.translations);
    expect(countMissing(withCopies(album, properties, 'mr'), properties, 'mr')).toBe(0);
    expect(withCopies({}, properties, 'hi')).toEqual({});
  });
});
