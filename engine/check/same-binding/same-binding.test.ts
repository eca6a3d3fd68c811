import { describe, expect, it } from 'vitest';
import { baseTheme, edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { sameBinding } from './index.ts';

const found = (text: string): unknown => prove(sameBinding, text).map(({ rule, pointer }) => [rule, pointer]);

const bound = (items: string, note: string): string =>
  edited(
    '{ "items": { "ref": "data.news" }, "note": { "ref": "site.phone", "fallback": "none" } }',
    `{ "items": { "ref": "${items}" }, "note": { "ref": "${note}", "fallback": "none" } }`,
  );

describe('same-binding', () => {
  it('finds the second of two props that show the same data', () =>
    expect(found(bound('data.news', 'data.news'))).toEqual([
      ['THM076', '/templates/home/sections/1/bindings/note/ref'],
    ]));

  it('finds nothing in a fact of the school that two props show, nor in what two sections do', () => {
    expect(found(bound('site.phone', 'site.phone'))).toEqual([]);
    expect(found(baseTheme)).toEqual([]);
  });
});
