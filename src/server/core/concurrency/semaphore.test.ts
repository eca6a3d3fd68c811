import { describe, expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

interface Piece {
  readonly name: string;
  readonly done: Promise<string>;
  end(): void;
  fail(): void;
}

describe('turns', () => {
  const setUp = (max: number) => {
    const limited = createSemaphore(max);
    const started: string[] = [];
    const start = (name: string): Piece => {
      let end = () => {};
      let fail = () => {};
      const held = new Promise<string>((resolve, reject) => {
        end = () => resolve(name);
        fail = () => reject(new Error(name));
      });
      const done = limited(() => {
        started.push(name);
        return held;
      });
      done.catch(() => undefined);
      return { name, done, end: () => end(), fail: () => fail() };
    };
    return { started, start };
  };

  it('are so many at once, in the order of asking', async () => {
    const { started, start } = setUp(2);
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(start) as [Piece, Piece, Piece, Piece];
    await Promise.resolve();
    await Promise.resolve();
    expect(started).toEqual(['a', 'b']);
    b.end();
    expect(await b.done).toBe('b');
    await Promise.resolve();
    expect(started).toEqual(['a', 'b', 'c']);
    for (const piece of [a, c, d]) piece.end();
    expect(await Promise.all([a.done, c.done, d.done])).toEqual(['a', 'c', 'd']);
  });

  it('go on after a failure', async () => {
    const { started, start } = setUp(1);
    const [a, b] = ['a', 'b'].map(start) as [Piece, Piece];
    a.fail();
    await expect(a.done).rejects.toThrow('a');
    b.end();
    expect(await b.done).toBe('b');
    expect(started).toEqual(['a', 'b']);
  });
});
