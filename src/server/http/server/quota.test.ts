import { describe, expect, it } from 'vitest';
import { createQuota } from './quota.ts';

describe('the quota', () => {
  it('keeps room for other schools while one takes all it may have', () => {
    const quota = createQuota({ perSchool: 2, total: 3 });
    expect([quota.enter(1), quota.enter(1), quota.enter(1)]).toEqual([true, true, false]);
    expect([quota.enter(2), quota.enter(2)]).toEqual([true, false]);
  });

  it('gives places to others once they are left', () => {
    const quota = createQuota({ perSchool: 1, total: 1 });
    expect(quota.enter(1)).toBe(true);
    expect(quota.enter(2)).toBe(false);
    quota.leave(1);
    expect(quota.enter(2)).toBe(true);
    quota.leave(2);
    expect(quota.enter(1)).toBe(true);
  });
});
