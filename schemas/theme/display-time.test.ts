import { describe, expect, it } from 'vitest';
import { displayTimeOf, isDisplayTime } from './display-time.ts';

describe('displayTimeOf', () => {
  it('slows down what flashes, and leaves the rest alone', () => {
    expect([1, 200, 333, 334, 6000].map(displayTimeOf)).toEqual([334, 334, 334, 334, 6000]);
  });

  it('keeps still what is to stand still, and what is no time', () => {
    expect([0, -5, Number.NaN].map(displayTimeOf)).toEqual([0, 0, 0]);
  });

  it.each([1, 200, 333, 334, 60_000, 0])('makes %i a time that is allowed', (ms) => {
    expect(isDisplayTime(displayTimeOf(ms))).toBe(true);
  });
});
