import { describe, expect, it } from 'vitest';
import { baseTheme, edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { paramValue } from './index.ts';

const found = (text: string): unknown => prove(paramValue, text).map(({ rule, pointer }) => [rule, pointer]);

const place = '/templates/home/data/news/params';
const withParams = (params: object): string =>
  edited('{ "page": { "ref": "route.query.page" }, "topic": "sport" }', JSON.stringify(params));

describe('param-value', () => {
  it('finds a list that begins late', () => {
    expect(found(withParams({ page: 2 }))).toEqual([['THM072', `${place}/page`]]);
    expect(found(withParams({ page: 1 }))).toEqual([]);
  });

  it('finds pages of a list with hardly anything on them', () => {
    const page = { ref: 'route.query.page' };
    expect(found(withParams({ page, pageSize: 2 }))).toContainEqual(['THM072', `${place}/pageSize`]);
    expect(found(withParams({ pageSize: 2 }))).toEqual([]);
    expect(found(withParams({ page, pageSize: 150 }))).toEqual([]);
  });

  it('finds one thing that a school has written', () =>
    expect(found(edited('{ "slug": { "ref": "route.params.slug" } }', '{ "slug": "annual-day" }'))).toEqual([
      ['THM072', '/templates/article/data/article/params/slug'],
    ]));

  it('finds a search word that nobody has typed', () => {
    expect(found(withParams({ keyword: 'Nursery' }))).toEqual([['THM072', `${place}/keyword`]]);
    expect(found(withParams({ keyword: '' }))).toEqual([]);
  });

  it('finds a session that stays', () => {
    expect(found(withParams({ session: 2026 }))).toEqual([['THM072', `${place}/session`]]);
    expect(found(withParams({ session: 0 }))).toEqual([]);
  });

  it.each(['{word}', '{{ word }}', ':word', '$word', ['$', '{word}'].join('')])(
    'finds %s, which nothing is put in the place of',
    (word) => {
      expect(found(withParams({ word }))).toEqual([['THM072', `${place}/word`]]);
    },
  );

  it('finds nothing in words that only look like it', () => {
    for (const word of ['word', 'a:b', '5 $', '{', '']) expect(found(withParams({ word }))).toEqual([]);
  });

  it('finds page numbers that end before the items do', () => {
    const paged = (pageSize: number): string => withParams({ page: { ref: 'route.query.page' }, pageSize });
    expect(found(paged(20))).toEqual([['THM072', `${place}/page`]]);
    expect(found(paged(120))).toEqual([]);
    expect(found(baseTheme)).toEqual([]);
  });
});
