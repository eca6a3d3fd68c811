import { describe, expect, it } from 'vitest';
import { baseTheme, edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { itemLimit } from './index.ts';

const found = (text: string): unknown => prove(itemLimit, text).map(({ rule, pointer }) => [rule, pointer]);

const withPageSize = (pageSize: number): string => edited('"topic": "sport" }', `"pageSize": ${pageSize} }`);

describe('item-limit', () => {
  it('finds more than the data asks for', () =>
    expect(found(withPageSize(2))).toEqual([['THM075', '/templates/home/sections/1/settings/limit']]));

  it('finds nothing where there is enough, where the section says nothing, nor of a source that is not paged', () => {
    expect(found(withPageSize(3))).toEqual([]);
    expect(found(withPageSize(2).replace(' "limit": 3,', ''))).toEqual([]);
    expect(found(baseTheme)).toEqual([]);
  });
});
