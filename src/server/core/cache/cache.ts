import type { ChangedTags } from '#schemas/sources/tags.ts';
import { createBoundedMap } from './bounded-map.ts';
import type { Invalidation } from './invalidation.ts';

/** Values read from the database, each cached until a commit makes it stale. */
export interface Cache<K, V> {
  /** What is cached and may be used; undefined if it must be read. */
  get(key: K): V | undefined;
  /**
   * What is cached, or what `read` gives. Nothing is cached that was read before a commit, or while this server is not
   * synced.
   */
  find(key: K, read: () => Promise<V>): Promise<V>;
}

/** Which values are stale; `undefined` where a commit concerns none of this cache's. */
type StaleTest<K, V> = ((value: V, key: K) => boolean) | undefined;

interface CacheOptions<K, V> {
  readonly invalidation: Invalidation;
  /** How many values are cached; the least lately used go first. */
  readonly max: number;
  readonly stale: (tags: ChangedTags) => StaleTest<K, V>;
  /** Until when a value holds, in milliseconds since the epoch; for ever, by default. */
  readonly until?: (value: V) => number;
  /** Whether a value may be cached; always, by default. */
  readonly isCacheable?: (value: V, key: K) => boolean;
}

/** A cache that is kept in sync with commits. Values are not `undefined` where they are to be cached. */
export const createCache = <K, V>(options: CacheOptions<K, V>): Cache<K, V> => {
  const { invalidation, max, stale, until = () => Number.POSITIVE_INFINITY, isCacheable = () => true } = options;
  const values = createBoundedMap<K, V>(max);
  let epoch = 0;
  invalidation.register({
    invalidate(tags) {
      const test = stale(tags);
      if (!test) return;
      epoch++;
      values.deleteWhere(test);
    },
    clear() {
      epoch++;
      values.clear();
    },
  });
  const get = (key: K): V | undefined => {
    const value = values.get(key);
    if (value === undefined) return undefined;
    const time = invalidation.heldAt();
    return time !== undefined && until(value) > time ? value : undefined;
  };
  return {
    get,
    async find(key, read) {
      const cached = get(key);
      if (cached !== undefined) return cached;
      const since = epoch;
      const value = await read();
      if (since === epoch && invalidation.isSynced() && isCacheable(value, key)) values.set(key, value);
      return value;
    },
  };
};
