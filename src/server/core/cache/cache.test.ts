import { describe, expect, it } from 'vitest';
import { type Cache, createCache } from './cache.ts';
import { createCommits } from './testing/commits.ts';

interface Row {
  readonly name: string;
  readonly until?: number;
}

/** A cache of what schools are called, with the commits that it follows; `now` is what a test sets it to. */
const open = ({ max = 100 } = {}) => {
  const commits = createCommits();
  const state = { now: 0, reads: 0 };
  const cache = createCache<number, Row>({
    invalidation: commits.invalidation(() => state.now),
    max,
    stale: (tags) => (tags.schools.size === 0 ? undefined : (_, schoolId) => tags.schools.has(schoolId)),
    until: ({ until = Number.POSITIVE_INFINITY }) => until,
    isCacheable: ({ name }, schoolId) => name !== '' && schoolId !== 0,
  });
  const find = (schoolId: number, row: Row): Promise<Row> =>
    cache.find(schoolId, async () => {
      state.reads++;
      return row;
    });
  return { commits, state, cache, find };
};

/** What the cache holds of each school, by name. */
const namesIn = (cache: Cache<number, Row>, ...schoolIds: readonly number[]) =>
  schoolIds.map((schoolId) => cache.get(schoolId)?.name);

/** A read that gives its value when the test says so. */
const slowRead = (row: Row) => {
  let finish = (): void => {};
  const read = () =>
    new Promise<Row>((resolve) => {
      finish = () => resolve(row);
    });
  return { read, finish: () => finish() };
};

const neem = { name: 'Neem School' };
const asha = { name: 'Asha School' };

describe('a cache', () => {
  it('reads a value once, and gives it from memory afterwards', async () => {
    const { state, cache, find } = open();
    expect(cache.get(1)).toBeUndefined();
    expect([await find(1, neem), await find(1, asha), cache.get(1)]).toEqual([neem, neem, neem]);
    expect(state.reads).toBe(1);
  });

  it('drops exactly what the tags of a commit make stale', async () => {
    const { commits, cache, find } = open();
    await find(1, neem);
    await find(12, asha);
    commits.commit(['school:1:banner', 'school:3']);
    expect(namesIn(cache, 1, 12)).toEqual([undefined, 'Asha School']);
  });

  it('keeps everything after a commit that does not concern it', async () => {
    const { commits, cache, find } = open();
    await find(1, neem);
    commits.commit(['theme:1', 'global:directory', 'written:1']);
    expect(namesIn(cache, 1)).toEqual(['Neem School']);
  });

  it('gives what was read before a commit to who asked, and does not keep it', async () => {
    const { commits, cache } = open();
    const { read, finish } = slowRead(neem);
    const found = cache.find(1, read);
    commits.commit(['school:1']);
    finish();
    expect(await found).toBe(neem);
    expect(cache.get(1)).toBeUndefined();
  });

  it('keeps what was read during a commit that does not concern it', async () => {
    const { commits, cache } = open();
    const { read, finish } = slowRead(neem);
    const found = cache.find(1, read);
    commits.commit(['theme:1']);
    finish();
    await found;
    expect(cache.get(1)).toBe(neem);
  });

  it('forgets everything where commits may have been missed, and what was being read as well', async () => {
    const { commits, cache, find } = open();
    await find(1, neem);
    const { read, finish } = slowRead(asha);
    const found = cache.find(12, read);
    commits.flush();
    finish();
    await found;
    expect(namesIn(cache, 1, 12)).toEqual([undefined, undefined]);
  });

  it('keeps nothing while it is not synced, and keeps values again once it is', async () => {
    const { commits, cache, find } = open();
    commits.set('unsynced');
    expect(await find(1, neem)).toBe(neem);
    expect(cache.get(1)).toBeUndefined();
    commits.set('synced');
    await find(1, neem);
    expect(cache.get(1)).toBe(neem);
  });

  it('does not keep what was read while the connection was lost', async () => {
    const { commits, cache } = open();
    const { read, finish } = slowRead(neem);
    const found = cache.find(1, read);
    commits.set('unsynced');
    finish();
    await found;
    commits.set('synced');
    expect(cache.get(1)).toBeUndefined();
  });

  it('keeps nothing of a read that fails, and reads again', async () => {
    const { cache, find } = open();
    await expect(cache.find(1, () => Promise.reject(new Error('The database is down.')))).rejects.toThrow('down');
    expect(await find(1, neem)).toBe(neem);
  });

  it('gives no value past its end', async () => {
    const { state, cache, find } = open();
    await find(1, { ...neem, until: 1000 });
    state.now = 999;
    expect(namesIn(cache, 1)).toEqual(['Neem School']);
    state.now = 1000;
    expect(cache.get(1)).toBeUndefined();
    expect(await find(1, asha)).toBe(asha);
  });

  it('keeps no value that may not be cached, by what it is or by its key', async () => {
    const { cache, find } = open();
    await find(1, { name: '' });
    await find(0, neem);
    expect(namesIn(cache, 1, 0)).toEqual([undefined, undefined]);
  });

  it('forgets first what was used longest ago', async () => {
    const { cache, find } = open({ max: 2 });
    await find(1, neem);
    await find(2, asha);
    cache.get(1);
    await find(3, { name: 'Hill School' });
    expect(namesIn(cache, 1, 2, 3)).toEqual(['Neem School', undefined, 'Hill School']);
  });
});
