import { expect, it } from 'vitest';
import { nothing, placesBetween, toggled, withThese } from './chosen.ts';

const many = Array.from({ length: 250 }, (_, n) => n + 1);

it('chooses one more and one less', () => {
  expect([...toggled(toggled(nothing, 4), 7)]).toEqual([4, 7]);
  expect([...toggled(new Set([4, 7]), 4)]).toEqual([7]);
});

it('chooses no more than one call changes', () => {
  const full = withThese(nothing, many);
  expect(full.size).toBe(200);
  expect(toggled(full, 999).size).toBe(200);
  expect(placesBetween(10, 1000)).toEqual({ first: 10, last: 209 });
  expect(placesBetween(1000, 10)).toEqual({ first: 801, last: 1000 });
  expect(placesBetween(5, 3)).toEqual({ first: 3, last: 5 });
});
