import { describe, expect, it } from 'vitest';
import { compiled } from '../testing/page.ts';
import { withLocalLinks } from './local-links.ts';

const inHindi = (html: string): string => withLocalLinks(html, compiled(), 'hi');

describe('withLocalLinks', () => {
  it.each([
    ['<a href="/">', '<a href="/hi">'],
    ['<a class="x" href="/news/rain" rel="next">', '<a class="x" href="/hi/news/rain" rel="next">'],
    ['<form class="x" action="/news/rain" method="get">', '<form class="x" action="/hi/news/rain" method="get">'],
    ['<area href="/">', '<area href="/hi">'],
  ])('%s becomes %s', (html, local) => expect(inHindi(html)).toBe(local));

  it.each([
    '<a href="/" lang="en" hrefLang="en">English</a>',
    '<a href="/media/7/1/400.webp">',
    '<form action="/api/news" method="post">',
    '<link href="/">',
    '<abbr data-href="/">',
    '<a data-href="/">',
    '<p>&lt;a href=&quot;/&quot;&gt;</p>',
    '<script type="application/json">{"html":"\\u003ca href=\\"/\\">"}</script>',
  ])('%s stays', (html) => expect(inHindi(html)).toBe(html));
});
