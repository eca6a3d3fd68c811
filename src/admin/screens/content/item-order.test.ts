import { expect, it } from 'vitest';
import { putAt, putWhere } from './item-order.ts';

const ids = [11, 12, 13, 14];

it('puts an item where another stands, before or after', () => {
  expect(putWhere(ids, 13, 11)).toEqual([13, 11, 12, 14]);
  expect(putWhere(ids, 11, 13)).toEqual([12, 13, 11, 14]);
});

it('puts an item at a place', () => {
  expect(putAt(ids, 14, 1)).toEqual([14, 11, 12, 13]);
  expect(putAt(ids, 11, 4)).toEqual([12, 13, 14, 11]);
  expect(putAt(ids, 12, 2)).toEqual(ids);
});
