import { expect, it } from 'vitest';
import { compiled } from '#engine/testing/page.ts';
import { deadLinksIn } from './dead-links.ts';

const deadOf = (...hrefs: string[]): readonly string[] =>
  deadLinksIn(
    compiled(),
    hrefs.map((href) => ({ contentType: 'blog', contentId: 1, href })),
  ).map(({ href }) => href);

it('finds links to no page, and to no place on a page', () => {
  expect(deadOf('/gone', '/gone#main', '/#team', '/hi?page=2#team')).toHaveLength(4);
});

it('finds nothing in places of the theme, of one page of many, or elsewhere', () => {
  expect(deadOf('/', '/#main', '/#news', '/hi#news-heading', '/#notice-7', '/#')).toEqual([]);
  expect(deadOf('/news/rain#the-heading', '/login#form', '#team', 'https://example.org/#team')).toEqual([]);
});
