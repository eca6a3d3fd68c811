import { describe, expect, it } from 'vitest';
import { galleryAlbum } from '#schemas/content/gallery-album.ts';
import { errorOf, errorsIn, inputId, placeOf, valueAtPath } from './field-errors.ts';
import { propertiesOf } from './field-types.ts';

const properties = propertiesOf({ schema: galleryAlbum.schema });

describe('what is wrong in a form', () => {
  it.each([
    ['album_Name', 'f-album_Name'],
    ['translations.hi.album_Name', 'f-album_Name-hi'],
    ['translations', 'f-translations'],
    ['schoolThemeMediaJson', 'f-schoolThemeMediaJson'],
    ['schoolThemeMediaJson[3]', 'f-schoolThemeMediaJson-3'],
    ['schoolThemeMediaJson[3].Video_Url', 'f-schoolThemeMediaJson-3-Video_Url'],
    ['schoolThemeMediaJson[3].translations.hi.caption', 'f-schoolThemeMediaJson-3-caption-hi'],
    ['album_Date[0].day', 'f-album_Date'],
  ])('stands at an input: %s', (path, id) => {
    expect(inputId('f', placeOf(path, properties))).toBe(id);
  });

  it('is said of a field, of an entry, or of what is inside', () => {
    const errors = { list: 'Too few', 'list[1].name': 'Missing', 'list[10].name': 'Too long', listed: 'No' };
    const inside = errorsIn(errors, 'list');
    expect(inside).toEqual({ '[1].name': 'Missing', '[10].name': 'Too long' });
    expect(errorsIn(inside, '[1]')).toEqual({ name: 'Missing' });
    expect(errorOf(errors, 'list')).toBe('Too few');
    expect(errorOf(inside, '[10]')).toBe('Too long');
    expect(errorOf(inside, '[2]')).toBeUndefined();
  });

  it('is about what is there, or not', () => {
    expect(valueAtPath({ list: [{ name: 'A' }] }, 'list[0].name')).toBe('A');
    expect(valueAtPath({ list: [{ name: 'A' }] }, 'list[1].name')).toBeUndefined();
  });
});
