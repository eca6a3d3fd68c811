import { describe, expect, it } from 'vitest';
import { createTurns } from './turns.ts';

describe('work in turns', () => {
  it('does one piece of each key after the other, however many one of them has', async () => {
    const turns = createTurns<string>(1);
    const done: string[] = [];
    const ask = (key: string, name: string) => turns(key, async () => void done.push(name));
    await Promise.all([
      ...Array.from({ length: 20 }, (_, at) => ask('flood', `f${at}`)),
      ask('one', 'o'),
      ask('two', 't1'),
      ask('two', 't2'),
    ]);
    expect(done.slice(0, 7)).toEqual(['f0', 'f1', 'o', 't1', 'f2', 't2', 'f3']);
    expect(done).toHaveLength(23);
  });

  it('tells who has waited too long, and keeps their turn for nobody', async () => {
    const turns = createTurns<string>(1, { waitMs: 1, late: () => new Error('Late.') });
    let free = (): void => {};
    const first = turns('school', () => new Promise<void>((resolve) => (free = resolve)));
    await expect(turns('school', async () => 'never')).rejects.toThrow('Late.');
    free();
    await first;
    expect(await turns('school', async () => 'next')).toBe('next');
  });

  it('runs no more than it may at once, and goes on after a failure', async () => {
    const turns = createTurns<number>(2);
    let running = 0;
    let most = 0;
    const work = async (at: number) => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running -= 1;
      if (at % 3 === 0) throw new Error('Failed.');
    };
    const settled = await Promise.allSettled(Array.from({ length: 12 }, (_, at) => turns(at % 4, () => work(at))));
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(4);
    expect(most).toBe(2);
  });
});
