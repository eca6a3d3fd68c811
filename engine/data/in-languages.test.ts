import { describe, expect, it } from 'vitest';
import { compiled } from '../testing/page.ts';
import { alternatesOf, hrefOf, localHref } from './addresses.ts';
import { inLanguages } from './in-languages.ts';
import { localeOf, matchRoute } from './match-route.ts';

const theme = compiled();

describe('inLanguages', () => {
  it.each([
    [[], 'en', ['en', 'hi']],
    [['en', 'hi'], 'en', ['en', 'hi']],
    [['hi', 'en'], 'hi', ['en', 'hi']],
    [['hi'], 'hi', ['hi']],
    [['hi-IN', 'en-IN'], 'hi', ['en', 'hi']],
    [['mr', 'hi'], 'hi', ['hi']],
    [['mr'], 'en', ['en', 'hi']],
  ])('a school with %j opens in %s and has pages in %j', (wanted, defaultLocale, locales) => {
    const spoken = inLanguages(theme, wanted);
    expect([spoken.defaultLocale, spoken.locales]).toEqual([defaultLocale, locales]);
  });

  it('makes a theme once for the same languages, and leaves one that has them as it is', () => {
    expect(inLanguages(theme, ['hi', 'en'])).toBe(inLanguages(theme, ['hi', 'en', 'mr']));
    expect(inLanguages(theme, ['en', 'hi'])).toBe(theme);
  });
});

describe('the addresses of a school that opens in Hindi', () => {
  const hindi = inLanguages(theme, ['hi', 'en']);

  it.each([
    ['/', 'hi', null],
    ['/news/rain', 'hi', null],
    ['/en', 'en', null],
    ['/en/news/rain', 'en', null],
    ['/hi', 'hi', '/'],
    ['/hi/news/rain', 'hi', '/news/rain'],
    ['/HI/News/rain', 'hi', '/news/rain'],
  ])('%s is in %s and leads on to %s', (path, locale, canonical) =>
    expect(matchRoute(hindi, path)).toMatchObject({ locale, canonical }),
  );

  it('are named for search engines, the Hindi one for readers of neither', () => {
    expect(alternatesOf(hindi, ['news', 'rain'])).toEqual([
      { hreflang: 'en', href: '/en/news/rain' },
      { hreflang: 'hi', href: '/news/rain' },
      { hreflang: 'x-default', href: '/news/rain' },
    ]);
    expect([hrefOf(hindi, [], 'en'), hrefOf(hindi, [], 'hi')]).toEqual(['/en', '/']);
  });

  it('take links along, but for those that name a language', () => {
    expect(localHref(hindi, '/news/rain#top', 'en')).toBe('/en/news/rain#top');
    expect(localHref(hindi, '/news/rain', 'hi')).toBe('/news/rain');
    for (const named of ['/hi/news/rain', '/en/news/rain']) expect(localHref(hindi, named, 'en')).toBe(named);
  });
});

it('a language that a school leaves out leads to its pages in the default language', () => {
  const english = inLanguages(theme, ['en']);
  expect(matchRoute(english, '/hi/news/rain')).toMatchObject({ locale: 'en', canonical: '/news/rain' });
  expect(localeOf(english, '/hi/nowhere')).toBe('en');
  expect(alternatesOf(english, []).map(({ hreflang }) => hreflang)).toEqual(['en', 'x-default']);
});
