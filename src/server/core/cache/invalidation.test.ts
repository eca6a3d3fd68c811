import { describe, expect, it } from 'vitest';
import { createInvalidation } from './invalidation.ts';
import { createCommits } from './testing/commits.ts';

const minute = 60_000;

const open = (maxStaleMs = 10 * minute) => {
  const commits = createCommits();
  return { commits, invalidation: createInvalidation(commits, { now: () => 100 * minute, maxStaleMs }) };
};

describe('what is cached', () => {
  it('must hold now while commits are heard, and is not used while they may be missed', () => {
    const { commits, invalidation } = open();
    expect([invalidation.heldAt(), invalidation.staleMs()]).toEqual([100 * minute, undefined]);
    commits.set('unsynced', minute);
    expect([invalidation.heldAt(), invalidation.staleMs()]).toEqual([undefined, undefined]);
  });

  it('is used while the database is away if it held when that was last heard of, up to a limit', () => {
    const { commits, invalidation } = open();
    commits.set('away', 3 * minute);
    expect([invalidation.heldAt(), invalidation.staleMs()]).toEqual([97 * minute, 3 * minute]);
    commits.set('away', 10 * minute - 1);
    expect(invalidation.staleMs()).toBe(10 * minute - 1);
    commits.set('away', 10 * minute);
    expect([invalidation.heldAt(), invalidation.staleMs()]).toEqual([undefined, undefined]);
  });

  it('is never used so where the limit is 0', () => {
    const { commits, invalidation } = open(0);
    commits.set('away', 0);
    expect(invalidation.heldAt()).toBeUndefined();
  });
});
