import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edited } from '../testing/base-theme.ts';
import { compiled } from '../testing/page.ts';
import { localeOf, matchRoute, parseParam, parseQuery } from './match-route.ts';

const page = (id: string, fields: string): string =>
  `"${id}": { ${fields}, "h1": "a", "sections": [{ "id": "a", "type": "headline" }] },\n    `;
const theme = compiled(
  edited(
    '"not-found": {',
    page('all', '"route": "/news/all"') +
      page('year', '"route": "/year/:year", "params": { "year": { "type": "integer", "minimum": 2000 } }') +
      '"not-found": {',
  ),
);
const match = (path: string) => {
  const found = matchRoute(theme, path);
  return found && [found.template.id, found.locale, found.path, found.params, found.canonical];
};

describe('matchRoute', () => {
  it.each([
    ['/', ['home', 'en', '/', {}, null]],
    ['/news/rain', ['article', 'en', '/news/rain', { slug: 'rain' }, null]],
    ['/news/all', ['all', 'en', '/news/all', {}, null]],
    ['/NEWS/rain', ['article', 'en', '/news/rain', { slug: 'rain' }, '/news/rain']],
    ['/news/rain/', ['article', 'en', '/news/rain', { slug: 'rain' }, '/news/rain']],
    ['//news//rain', ['article', 'en', '/news/rain', { slug: 'rain' }, '/news/rain']],
    ['/news/Rain', null],
    ['/hi', ['home', 'hi', '/', {}, null]],
    ['/hi/news/all', ['all', 'hi', '/news/all', {}, null]],
    ['/HI/News/all/', ['all', 'hi', '/news/all', {}, '/hi/news/all']],
    ['/en', ['home', 'en', '/', {}, '/']],
    ['/en/news/rain', ['article', 'en', '/news/rain', { slug: 'rain' }, '/news/rain']],
    ['/year/2026', ['year', 'en', '/year/2026', { year: 2026 }, null]],
    ['/year/02026', ['year', 'en', '/year/2026', { year: 2026 }, '/year/2026']],
    ['/year/1999', null],
    ['/year/20x6', null],
    ['/toString', null],
    ['/news/../home', null],
    ['/news/__proto__', null],
    ['/news/%2e%2e', null],
    [`/news/${'a'.repeat(201)}`, null],
  ])('knows where %s leads', (path, expected) => expect(match(path)).toEqual(expected));

  it.each([
    ['/blog/rain', '/news/rain'],
    ['/hi/blog/rain', '/hi/news/rain'],
    ['/blog/Rain', null],
    ['/blog', null],
    ['/notices', null],
  ])('leads from the usual address %s to the page with the role', (path, canonical) => {
    const moved = compiled(edited('"route": "/news/:slug",', '"route": "/news/:slug", "role": "article",'));
    expect(matchRoute(moved, path)?.canonical ?? null).toBe(canonical);
    expect(matchRoute(moved, '/news/rain')?.canonical).toBeNull();
  });

  it('only ever leads to a path of the theme’s own', () => {
    const part = fc.oneof(fc.constantFrom('news', 'NEWS', 'hi', 'year', '', '2026', 'all', 'rain', '..'), fc.string());
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        const found = matchRoute(theme, `/${parts.join('/')}`);
        if (!found) return;
        expect(found.path).toMatch(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/);
        const canonical = found.canonical ?? `/${parts.join('/')}`;
        expect(canonical).toMatch(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/);
        expect(matchRoute(theme, canonical)?.canonical).toBeNull();
      }),
    );
  });
});

describe('localeOf', () => {
  it.each([
    ['/hi/no/such/page', 'hi'],
    ['/HI', 'hi'],
    ['/hindi', 'en'],
    ['/news/hi', 'en'],
    ['/', 'en'],
  ])('%s is in %s, whether or not there is a page', (path, locale) => expect(localeOf(theme, path)).toBe(locale));
});

describe('parseParam', () => {
  it.each([
    ['rain-2', { type: 'string', format: 'slug' }, 'rain-2'],
    ['-12', { type: 'string', format: 'slug' }, '-12'],
    ['--rain', { type: 'string', format: 'slug' }, undefined],
    ['rain-', { type: 'string', format: 'slug' }, undefined],
    ['a_B-9', { type: 'string' }, 'a_B-9'],
    ['a b', { type: 'string' }, undefined],
    ['2028-02-29', { type: 'string', format: 'date' }, '2028-02-29'],
    ['2026-02-29', { type: 'string', format: 'date' }, undefined],
    ['2026-13-01', { type: 'string', format: 'date' }, undefined],
    ['-0', { type: 'integer' }, 0],
    ['9', { type: 'integer', maximum: 8 }, undefined],
    ['1e3', { type: 'integer' }, undefined],
    ['9'.repeat(16), { type: 'integer' }, undefined],
  ] as const)('%s as %j is %j', (text, param, expected) => expect(parseParam(text, param)).toBe(expected));
});

describe('parseQuery', () => {
  const home = theme.templates.home;
  const query = (given: Readonly<Record<string, unknown>>) => home && parseQuery(home, given);

  it('takes the declared keys', () => expect(query({ page: '3', utm: 'x' })).toEqual({ page: 3 }));

  it.each([
    {},
    { page: '0' },
    { page: 'x' },
    { page: ['2'] },
    { page: { toString: '2' } },
    Object.create({ page: '2' }),
  ])('takes the default of %j', (given) => expect(query(given)).toEqual({ page: 1 }));
});
