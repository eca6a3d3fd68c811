import { describe, expect, it } from 'vitest';
import { edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { unreadParam } from './index.ts';

const given = '"params": { "slug": { "ref": "route.params.slug" } }, "notFoundWhenEmpty": true';
const written = '"params": { "slug": "annual-day" }';
const found = (text: string): unknown => prove(unreadParam, text).map(({ rule, pointer }) => [rule, pointer]);
const bound = edited(
  '"bindings": { "text": { "ref": "data.article.title" } }',
  '"bindings": { "text": { "ref": "route.params.slug" } }',
);

describe('unread-param', () => {
  it('finds data that decides whether there is a page, and is not told which', () => {
    const place = [['THM088', '/templates/article/data/article']];
    expect(found(edited(given, `${written}, "notFoundWhenEmpty": true`))).toEqual(place);
    expect(found(edited(given, `${written}, "notFoundWhenEmpty": true`, bound))).toEqual(place);
    expect(prove(unreadParam, edited(given, `${written}, "notFoundWhenEmpty": true`))[0]?.expected).toBe(
      '"params": { "slug": { "ref": "route.params.slug" } }',
    );
  });

  it('finds a param that nothing reads', () =>
    expect(found(edited(given, written))).toEqual([['THM088', '/templates/article/params/slug']]));

  it('finds nothing where data or a section reads it', () => {
    expect(found(edited(given, given))).toEqual([]);
    expect(found(edited(given, written, bound))).toEqual([]);
  });

  it('leaves a number alone that stands in the address for people', () => {
    const year = edited('"route": "/news/:slug"', '"route": "/news/:slug/:year"');
    const param = '"slug": { "type": "string", "format": "slug" }';
    expect(found(edited(`{ ${param} }`, `{ ${param}, "year": { "type": "integer" } }`, year))).toEqual([]);
  });
});
