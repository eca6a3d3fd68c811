import type { Store } from '../../store/store.ts';
import { createBoundedMap } from './bounded-map.ts';

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
  invalidate(tags: readonly string[]): void;
  /** Forgets everything. */
  clear(): void;
}

/** What every recorded change of a school touches. */
export const writtenTag = (schoolId: number): string => `written:${schoolId}`;

interface Total {
  readonly schoolId: number;
  readonly value: number;
}

const remembered = 5000;
/** A query with a longer text and values is rarely asked twice. */
const longestKey = 4000;
const schoolOfTag = /^(?:written|school):(\d+)/;

export const createTotals = (store: Pick<Store, 'isInStep'>): Totals => {
  const known = createBoundedMap<string, Total>(remembered);
  let epoch = 0;
  return {
    async count(schoolId, query, name) {
      const { sql, params } = query.toSQL();
      const key = JSON.stringify(name === undefined ? [schoolId, sql, params] : [schoolId, name]);
      const kept = known.get(key);
      if (kept) return kept.value;
      const since = epoch;
      const [row] = await query.execute();
      const value = row?.total ?? 0;
      // What was read before a commit is not kept after it, nor while commits go unheard.
      if (since === epoch && store.isInStep() && key.length <= longestKey) known.set(key, { schoolId, value });
      return value;
    },
    invalidate(tags) {
      const written = new Set(tags.flatMap((tag) => schoolOfTag.exec(tag)?.[1] ?? []).map(Number));
      if (written.size === 0) return;
      epoch++;
      known.deleteWhere(({ schoolId }) => written.has(schoolId));
    },
    clear() {
      epoch++;
      known.clear();
    },
  };
};
