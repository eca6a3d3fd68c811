import { describe, expect, it } from 'vitest';
import { afterFailure, noTries, secondsLocked, type Tries } from './lock-out.ts';

const now = new Date('2026-11-21T06:30:00Z');
const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

const failures = (count: number): Tries =>
  Array.from({ length: count }).reduce<Tries>((tries) => afterFailure(tries, now), noTries);

describe('the lock after failures', () => {
  it.each([
    [1, 0],
    [4, 0],
    [5, 60],
    [6, 120],
    [7, 240],
    [8, 480],
    [9, 900],
    [30, 900],
  ])('of %i in a row is %i seconds', (count, seconds) => {
    expect(secondsLocked(failures(count), now)).toBe(seconds);
  });

  it('ends when its time is over, and the next failure doubles it', () => {
    expect(secondsLocked(failures(5), later(1))).toBe(0);
    expect(secondsLocked(afterFailure(failures(5), later(1)), later(1))).toBe(120);
  });

  it('is forgotten after a day', () => {
    expect(afterFailure(failures(9), later(15 + 24 * 60)).failedLogins).toBe(1);
    expect(afterFailure(failures(4), later(24 * 60 - 1)).failedLogins).toBe(5);
    expect(afterFailure(failures(4), later(24 * 60)).failedLogins).toBe(1);
  });
});
