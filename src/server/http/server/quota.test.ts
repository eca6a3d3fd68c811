import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createQuota } from './quota.ts';

describe('the quota', () => {
  it('keeps room for other schools while one takes all it may have', () => {
    const quota = createQuota<number>({ each: 2, total: 3 });
    expect([quota.enter(1), quota.enter(1), quota.enter(1)]).toEqual([true, true, false]);
    expect([quota.enter(2), quota.enter(2)]).toEqual([true, false]);
  });

  it('gives places to others once they are left', () => {
    const quota = createQuota<number>({ each: 1, total: 1 });
    expect(quota.enter(1)).toBe(true);
    expect(quota.enter(2)).toBe(false);
    quota.leave(1);
    expect(quota.enter(2)).toBe(true);
    quota.leave(2);
    expect(quota.enter(1)).toBe(true);
  });

  it('lets those that wait in by turns', async () => {
    const quota = createQuota<string>({ each: 1, total: 2 });
    const order: string[] = [];
    const ask = async (key: string, name: string) => order.push(`${name} ${await quota.queue(key)}`);
    await ask('a', 'a1');
    await ask('b', 'b1');
    const later = [ask('a', 'a2'), ask('a', 'a3'), ask('c', 'c1')];
    expect(order).toEqual(['a1 true', 'b1 true']);
    quota.leave('a');
    await later[2];
    quota.leave('b');
    await later[0];
    quota.leave('a');
    await later[1];
    expect(order.slice(2)).toEqual(['c1 true', 'a2 true', 'a3 true']);
    quota.leave('a');
    quota.leave('c');
    expect([quota.enter('d'), quota.enter('e'), quota.enter('f')]).toEqual([true, true, false]);
  });

  it('offers a place to the key that has taken least, however many of its own wait for it', async () => {
    const quota = createQuota<string>({ each: 3, total: 4 });
    const order: string[] = [];
    const ask = async (key: string) => {
      if (await quota.queue(key)) order.push(key);
    };
    await Promise.all(['a', 'a', 'a', 'b'].map(ask));
    const later = ['a', 'a', 'b', 'c'].map(ask);
    quota.leave('a');
    await later[3];
    quota.leave('a');
    await later[2];
    quota.leave('a');
    await later[0];
    expect(order.slice(4)).toEqual(['c', 'b', 'a']);
    quota.leave('b');
    await later[1];
    expect(order.at(-1)).toBe('a');
  });

  it('keeps only so many waiting, and those not for ever', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const quota = createQuota<string>({ each: 1, total: 1 });
    expect(quota.enter('a')).toBe(true);
    const waiting = Array.from({ length: 4 }, () => quota.queue('a'));
    expect(await quota.queue('a')).toBe(false);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await Promise.all(waiting)).toEqual([false, false, false, false]);
    quota.leave('a');
    expect(quota.enter('a')).toBe(true);
  });

  it('counts shares by their sizes', () => {
    const quota = createQuota<string>({ each: 10, total: 15 });
    expect([quota.enter('a', 6), quota.enter('a', 5), quota.enter('a', 4)]).toEqual([true, false, true]);
    expect([quota.enter('b', 6), quota.enter('b', 5)]).toEqual([false, true]);
    quota.leave('a', 6);
    expect([quota.enter('b', 6), quota.enter('b', 5)]).toEqual([false, true]);
  });
});
