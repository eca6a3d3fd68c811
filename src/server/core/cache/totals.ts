import { createCache } from './cache.ts';
import type { Invalidation } from './invalidation.ts';

/** A query for one number, as drizzle builds it. */
export interface CountQuery {
  toSQL(): { readonly sql: string; readonly params: readonly unknown[] };
  execute(): Promise<readonly { readonly total: number }[]>;
}

/** How many rows lists have in all, remembered: an exact count reads every row of its list. */
export interface Totals {
  /**
   * The number that a query gives in a transaction of this school. The same query with the same values is not sent
   * again until something of the school is written. Never for a transaction that has written itself. A query whose
   * values tell the time goes by `name`: all queries of one name give the same number until then.
   */
  count(schoolId: number, query: CountQuery, name?: unknown): Promise<number>;
}

interface Total {
  readonly schoolId: number;
  readonly value: number;
}

const maxTotals = 5000;
/** A query with a longer text and values is rarely sent twice. */
const maxKeyLength = 4000;

export const createTotals = (invalidation: Invalidation): Totals => {
  const totals = createCache<string, Total>({
    invalidation,
    max: maxTotals,
    stale: ({ recorded }) => (recorded.size > 0 ? ({ schoolId }) => recorded.has(schoolId) : undefined),
    isCacheable: (_, key) => key.length <= maxKeyLength,
  });
  return {
    async count(schoolId, query, name) {
      const { sql, params } = query.toSQL();
      const key = JSON.stringify(name === undefined ? [schoolId, sql, params] : [schoolId, name]);
      const { value } = await totals.find(key, async () => {
        const [row] = await query.execute();
        return { schoolId, value: row?.total ?? 0 };
      });
      return value;
    },
  };
};
