/** A map that forgets what was used longest ago once it holds more than `limit` entries. */
export interface BoundedMap<K, V> {
    get(key: K): V | undefined;
    set(key: K, value: V): void;
    delete(key: K): void;
    clear(): void;
    deleteWhere(test: (value: V, key: K) => boolean): void;
}
export declare const createBoundedMap: <K, V>(limit: number) => BoundedMap<K, V>;
