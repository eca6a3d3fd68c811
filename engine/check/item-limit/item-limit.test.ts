import { describe, expect, it } from 'vitest';
import { noMoreThan } from '#schemas/annotations.ts';
import { baseTheme, edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { itemLimit } from './index.ts';

const found = (text: string): unknown => prove(itemLimit, text).map(({ rule, pointer }) => [rule, pointer]);

const withPageSize = (pageSize: number): string => edited('"topic": "sport" }', `"pageSize": ${pageSize} }`);

describe('item-limit', () => {
  it('finds more than the data asks for', () =>
    expect(found(withPageSize(2))).toEqual([['THM075', '/templates/home/sections/1/settings/limit']]));

  it('finds a setting that goes beyond the one it depends on', () => {
    const text = edited('"limit": 3, "rows"', '"limit": 3, "rowsAtFirst": 4, "rows"');
    const whole = { type: 'integer' } as const;
    const words = { type: 'string', format: 'text' } as const;
    const settings = {
      type: 'object',
      properties: {
        heading: words,
        limit: whole,
        rowsAtFirst: noMoreThan('limit', whole),
        rows: { type: 'array', items: { type: 'object', properties: { label: words } } },
      },
    } as const;
    const findings = (rows: number): unknown =>
      prove(itemLimit, text.replace('"rowsAtFirst": 4', `"rowsAtFirst": ${rows}`), { list: { settings } }).map(
        ({ rule, pointer }) => [rule, pointer],
      );
    expect(findings(4)).toEqual([['THM075', '/templates/home/sections/1/settings/rowsAtFirst']]);
    expect(findings(3)).toEqual([]);
  });

  it('finds nothing where there is enough, where the section says nothing, nor of a source that is not paged', () => {
    expect(found(withPageSize(3))).toEqual([]);
    expect(found(withPageSize(2).replace(' "limit": 3,', ''))).toEqual([]);
    expect(found(baseTheme)).toEqual([]);
  });
});
