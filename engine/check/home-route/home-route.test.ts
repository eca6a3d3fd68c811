import { describe, expect, it } from 'vitest';
import { baseTheme, edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { homeRoute } from './index.ts';

const found = (text: string): unknown => prove(homeRoute, text).map(({ rule, pointer }) => [rule, pointer]);

describe('home-route', () => {
  it('finds a theme without a page at its address', () =>
    expect(found(edited('"route": "/",', '"route": "/start",'))).toEqual([['THM037', '/templates/home/route']]));

  it('finds a home page that search engines leave out', () =>
    expect(found(edited('"route": "/",', '"route": "/", "noindex": true,'))).toEqual([
      ['THM037', '/templates/home/noindex'],
    ]));

  it('finds a page of a menu that search engines leave out, unless it is of forms alone', () => {
    const page = (more: string): string =>
      edited(
        '"not-found": {',
        `"one": { "route": "/one", "nav": { "label": { "t": "home.news" }, "order": 2 }, "noindex": true, ${more} "h1": "a", "sections": [{ "id": "a", "type": "headline" }] },\n    "not-found": {`,
      );
    expect(found(page('"data": { "news": { "source": "news" } },'))).toEqual([['THM037', '/templates/one/noindex']]);
    expect(found(page(''))).toEqual([]);
  });

  it('finds an article that search engines leave out, of those that have the role', () => {
    const hidden = '"route": "/news/:slug", "noindex": true,';
    expect(found(edited('"route": "/news/:slug",', `${hidden} "role": "article",`))).toEqual([
      ['THM037', '/templates/article/noindex'],
    ]);
    expect(found(edited('"route": "/news/:slug",', hidden))).toEqual([]);
  });

  it('finds nothing where some page stands there, nor where a route is not well formed', () => {
    expect(found(baseTheme)).toEqual([]);
    expect(
      found(
        edited('"route": "/",', '"route": "/start",')
          .replace('"/news/:slug"', '"/"')
          .replace('"params": { "slug": { "type": "string", "format": "slug" } },', ''),
      ),
    ).not.toContainEqual(['THM037', '/templates/home/route']);
    expect(found(edited('"route": "/",', '"route": "/Start",'))).toEqual([['THM028', '/templates/home/route']]);
  });
});
