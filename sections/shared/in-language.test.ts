import { describe, expect, it } from 'vitest';
import { inLanguage } from './in-language.ts';

describe('inLanguage', () => {
  it.each([
    ['en', 'en', undefined, {}],
    ['hi', 'en', undefined, { lang: 'en', dir: 'auto' }],
    ['hi', 'en', 'hi', {}],
    ['en', 'en', 'ur', { lang: 'ur', dir: 'auto' }],
    ['en', 'hi', undefined, { lang: 'hi', dir: 'auto' }],
  ])('on a page in %s of a school that writes %s, an item in %s', (locale, contentLocale, lang, expected) =>
    expect(inLanguage({ locale, contentLocale }, { lang })).toEqual(expected),
  );

  it('takes the school’s language for what is no item', () => {
    expect(inLanguage({ locale: 'hi', contentLocale: 'en' })).toEqual({ lang: 'en', dir: 'auto' });
  });
});
