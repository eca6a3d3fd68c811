import type { ChangedTags } from '#schemas/sources/tags.ts';
import type { Invalidation } from './invalidation.ts';
/** Values read from the database, each cached until a commit makes it stale. */
export interface Cache<K, V> {
    /** What is cached; undefined where it must be read. */
    get(key: K): V | undefined;
    /** What is cached, or what `read` gives. Nothing is cached that was read before a commit, or while commits go unheard. */
    find(key: K, read: () => Promise<V>): Promise<V>;
}
/** Which values are stale; `undefined` where a commit concerns none of this cache's. */
type StaleTest<K, V> = ((value: V, key: K) => boolean) | undefined;
interface CacheOptions<K, V> {
    readonly invalidation: Invalidation;
    /** How many values are cached; the least lately used go first. */
    readonly max: number;
    readonly stale: (tags: ChangedTags) => StaleTest<K, V>;
    /** Whether a value still holds; always, unless given. */
    readonly isFresh?: (value: V) => boolean;
    /** Whether a value may be cached; always, unless given. */
    readonly isCacheable?: (value: V, key: K) => boolean;
}
/** A cache that keeps itself in step with commits. Values are not `undefined` where they are to be cached. */
export declare const createCache: <K, V>(options: CacheOptions<K, V>) => Cache<K, V>;
export {};
