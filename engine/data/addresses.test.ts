import { describe, expect, it } from 'vitest';
import { compiled } from '../testing/page.ts';
import { alternatesOf, hrefOf, localHref } from './addresses.ts';

const theme = compiled();

describe('localHref', () => {
  it.each([
    ['/', '/hi'],
    ['/news/rain', '/hi/news/rain'],
    ['/news/rain?page=2#top', '/hi/news/rain?page=2#top'],
    ['/#news', '/hi#news'],
    ['/hi/news/rain', '/hi/news/rain'],
    ['/media/7/1/400.webp', '/media/7/1/400.webp'],
    ['/nowhere', '/nowhere'],
    ['#news', '#news'],
    ['//news/rain', '//news/rain'],
    ['https://other.example/news/rain', 'https://other.example/news/rain'],
    ['mailto:office@neem.example', 'mailto:office@neem.example'],
  ])('leads from %s to %s on a page in Hindi', (href, local) => expect(localHref(theme, href, 'hi')).toBe(local));

  it('changes nothing on a page in the theme’s own language', () => {
    expect(localHref(theme, '/news/rain', 'en')).toBe('/news/rain');
  });
});

it('every language of a page has its address, and who reads none of them the default’s', () => {
  expect(alternatesOf(theme, ['news', 'rain'])).toEqual([
    { hreflang: 'en', href: '/news/rain' },
    { hreflang: 'hi', href: '/hi/news/rain' },
    { hreflang: 'x-default', href: '/news/rain' },
  ]);
  expect(hrefOf(theme, [], 'hi')).toBe('/hi');
});
