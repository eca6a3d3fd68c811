import { describe, expect, it } from 'vitest';
import { baseTheme, edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { repeatedRequest } from './index.ts';

const found = (text: string): unknown =>
  prove(repeatedRequest, text).map(({ pointer, suggestion }) => [pointer, suggestion]);
const onHome = (entry: string): string => edited('"data": { "news"', `"data": { "more": ${entry}, "news"`);

describe('repeated-request', () => {
  it('finds the second of two entries that ask for the same, in whatever order their params stand', () => {
    const same = '{ "source": "news", "params": { "topic": "sport", "page": { "ref": "route.query.page" } } }';
    expect(found(onHome(same))).toEqual([['/templates/home/data/news', 'more']]);
  });

  it('compares a page’s data with that of all pages', () => {
    expect(found(onHome('{ "source": "news", "params": { "page": 1 } }'))).toEqual([
      ['/templates/home/data/more', 'latest'],
    ]);
    expect(
      found(edited('"data": { "latest"', '"data": { "last": { "source": "news", "params": { "page": 1 } }, "latest"')),
    ).toEqual([['/data/latest', 'last']]);
  });

  it('finds nothing in other params, in an entry that takes the place of one for all, and in one that may be a 404', () => {
    expect(found(baseTheme)).toEqual([]);
    expect(found(onHome('{ "source": "news" }'))).toEqual([]);
    expect(
      found(edited('"data": { "news"', '"data": { "latest": { "source": "news", "params": { "page": 1 } }, "news"')),
    ).toEqual([]);
    expect(found(onHome('{ "source": "news", "params": { "page": 1 }, "notFoundWhenEmpty": true }'))).toEqual([]);
  });
});
