import { describe, expect, it } from 'vitest';
import { baseTheme, edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { sameLabel } from './index.ts';

const found = (rows: string): unknown =>
  prove(sameLabel, edited('[{ "label": { "t": "home.row" } }]', rows)).map(({ rule, pointer }) => [rule, pointer]);

describe('same-label', () => {
  it('finds the second of two items with one label', () =>
    expect(found('[{ "label": { "t": "home.row" } }, { "label": { "t": "home.row" } }]')).toEqual([
      ['THM083', '/templates/home/sections/1/settings/rows/1/label'],
    ]));

  it('finds nothing where each has its own', () => {
    expect(found('[{ "label": { "t": "home.row" } }, { "label": { "t": "home.news" } }]')).toEqual([]);
    expect(prove(sameLabel, baseTheme)).toEqual([]);
  });
});
