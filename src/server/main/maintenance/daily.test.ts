import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDailyTimer } from './daily.ts';

const hour = 3_600_000;

describe('the daily timer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('works an hour after the start, then daily, and goes on after a failure', async () => {
    let runs = 0;
    const failures: unknown[] = [];
    const timer = startDailyTimer(
      async () => {
        runs += 1;
        if (runs === 1) throw new Error('The database was away.');
      },
      (error) => failures.push(error),
    );
    await vi.advanceTimersByTimeAsync(hour - 1);
    expect(runs).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect([runs, failures.length]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(48 * hour);
    expect([runs, failures.length]).toEqual([3, 1]);
    await timer.stop();
    await vi.advanceTimersByTimeAsync(48 * hour);
    expect(runs).toBe(3);
  });

  it('stops when what is under way has ended, and tells it to', async () => {
    let end: () => void = () => undefined;
    let isToEnd: () => boolean = () => true;
    const timer = startDailyTimer(
      (isStopping) =>
        new Promise((resolve) => {
          isToEnd = isStopping;
          end = resolve;
        }),
      () => undefined,
    );
    await vi.advanceTimersByTimeAsync(hour);
    expect(isToEnd()).toBe(false);
    let stopped = false;
    const stopping = timer.stop().then(() => {
      stopped = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect([stopped, isToEnd()]).toEqual([false, true]);
    end();
    await stopping;
    expect(stopped).toBe(true);
  });
});
