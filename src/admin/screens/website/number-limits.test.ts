import { expect, it } from 'vitest';
import { withinLimits } from './number-limits.ts';

it('takes a number that a theme would refuse to the nearest one that it takes', () => {
  const limits = { minimum: 3, maximum: 12 };
  expect([-1, 0, 3, 7, 12, 120].map((value) => withinLimits(value, limits))).toEqual([3, 3, 3, 7, 12, 12]);
  expect(withinLimits(-5, { maximum: 12 })).toBe(-5);
  expect(withinLimits(500, {})).toBe(500);
});
