import { describe, expect, it } from 'vitest';
import { recordedTag } from '#schemas/sources/tags.ts';
import { createCommits } from './testing/commits.ts';
import { type CountQuery, createTotals } from './totals.ts';

const open = () => {
  const state = { requested: 0, rows: 7 };
  const commits = createCommits();
  const totals = createTotals(commits.invalidation());
  const query = (value: unknown = 1): CountQuery => ({
    toSQL: () => ({ sql: 'select count(*) from things where kind = $1', params: [value] }),
    async execute() {
      state.requested++;
      return [{ total: state.rows }];
    },
  });
  return { state, commits, totals, query };
};

describe('totals of lists', () => {
  it('are counted once for a school, a query and its values', async () => {
    const { state, totals, query } = open();
    expect([await totals.count(1, query()), await totals.count(1, query())]).toEqual([7, 7]);
    expect(state.requested).toBe(1);
    await totals.count(1, query('1'));
    await totals.count(2, query());
    expect(state.requested).toBe(3);
  });

  it('are counted again after a change of their school, and no other one', async () => {
    const { state, commits, totals, query } = open();
    await totals.count(1, query());
    await totals.count(12, query());
    state.rows = 8;
    commits.commit([recordedTag(1)]);
    expect([await totals.count(1, query()), await totals.count(12, query())]).toEqual([8, 7]);
    commits.commit(['school:12:holiday']);
    expect(await totals.count(12, query())).toBe(8);
    state.rows = 9;
    commits.flush();
    expect(await totals.count(1, query())).toBe(9);
  });

  it('go by a name where one is given, whatever the values are', async () => {
    const { state, totals, query } = open();
    await totals.count(1, query('2026-11-21T06:30:00Z'), ['things', null]);
    await totals.count(1, query('2026-11-21T06:31:00Z'), ['things', null]);
    expect(state.requested).toBe(1);
    await totals.count(1, query('2026-11-21T06:31:00Z'), ['things', '2026-11-22']);
    await totals.count(2, query('2026-11-21T06:31:00Z'), ['things', null]);
    expect(state.requested).toBe(3);
  });

  it('are not kept when a commit came while they were counted, nor while commits go unheard', async () => {
    const { state, commits, totals, query } = open();
    const counted = totals.count(1, query());
    commits.commit([recordedTag(1)]);
    await counted;
    state.rows = 8;
    expect(await totals.count(1, query())).toBe(8);
    commits.flush();
    commits.set('unsynced');
    await totals.count(1, query());
    state.rows = 9;
    expect(await totals.count(1, query())).toBe(9);
  });
});
