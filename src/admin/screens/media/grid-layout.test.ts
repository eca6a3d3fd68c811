import { describe, expect, it } from 'vitest';
import { layGrid, tileAfter } from './grid-layout.ts';

describe('the grid', () => {
  it.each([328, 360, 519, 520, 768, 788, 1144])('fills %i px, and no more', (width) => {
    const { columns, tileWidth, gap } = layGrid(width);
    const filled = columns * tileWidth + (columns - 1) * gap;
    expect(filled).toBeLessThanOrEqual(width);
    expect(width - filled).toBeLessThan(columns);
  });

  it('has three squares on a phone, and captions elsewhere', () => {
    expect(layGrid(328)).toMatchObject({ columns: 3, tileWidth: 105, pictureHeight: 105, rowHeight: 111 });
    expect(layGrid(788)).toMatchObject({ columns: 4, tileWidth: 186, pictureHeight: 140, rowHeight: 182 });
  });
});

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 0, undefined],
  ['ArrowDown', 1, 5],
  ['ArrowDown', 9, undefined],
  ['ArrowUp', 5, 1],
  ['End', 2, 9],
  ['Home', 7, 0],
  ['Enter', 3, undefined],
  ['toString', 3, undefined],
])('%s leads from tile %i to %s', (key, at, next) => {
  expect(tileAfter(key, at, { columns: 4, count: 10 })).toBe(next);
});
