import { describe, expect, it } from 'vitest';
import { banner } from '#schemas/content/banner.ts';
import { galleryAlbum } from '#schemas/content/gallery-album.ts';
import { translatedInto, translateItem, untranslatedItem } from './translate-items.ts';

const document = {
  image: 'media:1',
  heading: 'By the river',
  subHeading: 'Since 1908',
  translations: {
    hi: { heading: 'नदी के किनारे', subHeading: '1908 से', button1_Text: 'आगे' },
    mr: { heading: 'नदीकाठी' },
  },
};
const written = { image: 'media:1', heading: 'By the river', subHeading: 'Since 1908' };
const inLanguage = (locale: string, own: object = document): object =>
  translateItem(banner, { id: 1, document: own }, { locale, contentLocale: 'en' }).document;

describe('an item in a language', () => {
  it('has its words in it, and says so', () => {
    expect(inLanguage('hi')).toEqual({ image: 'media:1', heading: 'नदी के किनारे', subHeading: '1908 से', lang: 'hi' });
  });

  it('keeps what it is a translation of, for its address', () => {
    const item = { id: 1, document };
    expect(translateItem(banner, item, { locale: 'hi', contentLocale: 'en' })).toMatchObject({ written: document });
    expect(translateItem(banner, item, { locale: 'mr', contentLocale: 'en' })).not.toHaveProperty('written');
  });

  it('stays as it was written, and says that, where a word is missing', () => {
    expect(inLanguage('mr')).toEqual({ ...written, lang: 'en' });
    expect(inLanguage('ta')).toEqual({ ...written, lang: 'en' });
    expect(inLanguage('hi', { heading: 'Old', lang: 'kn' })).toEqual({ heading: 'Old', lang: 'kn' });
  });

  it('is the item itself where it was written in it', () => {
    expect(inLanguage('en')).toEqual(written);
    expect(inLanguage('en', written)).toBe(written);
    const hindi = { heading: 'नदी', lang: 'hi', translations: { en: { heading: 'River' } } };
    expect(inLanguage('hi', hindi)).toEqual({ heading: 'नदी', lang: 'hi' });
    expect(inLanguage('en', hindi)).toEqual({ heading: 'River', lang: 'en' });
  });

  it('takes no name of an object’s own for a language', () => {
    for (const locale of ['__proto__', 'constructor']) expect(inLanguage(locale)).toEqual({ ...written, lang: 'en' });
  });

  it('has the words in its lists too, all of them or none', () => {
    const album = (caption: object) => ({
      album_Name: 'Rain',
      schoolThemeMediaJson: [{ Media_Name: 'media:1' }, { Media_Name: 'media:2', caption: 'Boats', ...caption }],
      translations: { hi: { album_Name: 'बारिश' } },
    });
    const shown = (caption: object) =>
      translateItem(galleryAlbum, { id: 1, document: album(caption) }, { locale: 'hi', contentLocale: 'en' }).document;
    expect(shown({ translations: { hi: { caption: 'नावें' } } })).toEqual({
      album_Name: 'बारिश',
      schoolThemeMediaJson: [{ Media_Name: 'media:1' }, { Media_Name: 'media:2', caption: 'नावें' }],
      lang: 'hi',
    });
    const { translations: _, ...asWritten } = album({});
    expect(shown({})).toEqual({ ...asWritten, lang: 'en' });
    const half = album({ translations: { mr: { caption: 'होड्या' } } });
    expect(untranslatedItem(galleryAlbum, { id: 1, document: half }).document).toEqual(asWritten);
  });
});

it('a document is translated into the languages that all its words are there in', () => {
  expect(translatedInto(banner, document)).toEqual(['hi']);
  expect(translatedInto(banner, { heading: 'x' })).toEqual([]);
});
