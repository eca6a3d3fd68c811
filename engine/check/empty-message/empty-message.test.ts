import { describe, expect, it } from 'vitest';
import { baseTheme, edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { emptyMessage } from './index.ts';

const found = (text: string): unknown => prove(emptyMessage, text).map(({ rule, pointer }) => [rule, pointer]);

const list = (more: string, text = baseTheme): string =>
  edited('"ref": "site.phone", "fallback": "none" } }', `"ref": "site.phone", "fallback": "none" } }, ${more}`, text);
const place = '/templates/home/sections/1/onEmpty';

describe('empty-message', () => {
  it('finds a message that the condition of its section never lets be seen', () =>
    expect(found(list('"onEmpty": "message"'))).toEqual([['THM047', place]]));

  it('finds one that stands on every page', () => {
    const text = edited('"bindings": { "items": { "ref": "data.latest" } } }]', '"onEmpty": "message" }]');
    expect(found(text)).toEqual([['THM047', '/groups/header/0/onEmpty']]);
  });

  it('finds nothing where the section can be empty, or is hidden', () => {
    const free = edited(', { "ref": "data.news", "op": "present" }] }', '] }');
    expect(found(list('"onEmpty": "message"', free))).toEqual([]);
    expect(found(list('"onEmpty": "hide"'))).toEqual([]);
  });
});
