import { describe, expect, it } from 'vitest';
import { createLimiter } from './limiter.ts';

const limit = { max: 2, perSeconds: 60 };

describe('a limiter', () => {
  const open = () => {
    const clock = { now: 0 };
    return { clock, limiter: createLimiter(() => clock.now) };
  };

  it('lets so many pass in a time, and says how long to wait', () => {
    const { clock, limiter } = open();
    expect([limiter.take('a', limit), limiter.take('a', limit), limiter.take('a', limit)]).toEqual([0, 0, 60]);
    expect(limiter.take('b', limit)).toBe(0);
    clock.now = 59_500;
    expect(limiter.take('a', limit)).toBe(1);
    clock.now = 60_000;
    expect(limiter.take('a', limit)).toBe(0);
  });

  it('can be asked without counting', () => {
    const { clock, limiter } = open();
    limiter.take('a', limit);
    expect([limiter.peek('a', limit), limiter.peek('a', limit), limiter.peek('b', limit)]).toEqual([0, 0, 0]);
    limiter.take('a', limit);
    expect(limiter.peek('a', limit)).toBe(60);
    clock.now = 60_000;
    expect(limiter.peek('a', limit)).toBe(0);
  });
});
