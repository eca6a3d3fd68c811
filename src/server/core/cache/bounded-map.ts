/** A map that forgets what was used longest ago once it holds more than `limit` entries. */
export interface BoundedMap<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
  delete(key: K): void;
  clear(): void;
  deleteWhere(test: (value: V, key: K) => boolean): void;
}

export const createBoundedMap = <K, V>(limit: number): BoundedMap<K, V> => {
  const map = new Map<K, V>();
  return {
    get(key) {
      const value = map.get(key);
      if (value !== undefined) {
        map.delete(key);
        map.set(key, value);
      }
      return value;
    },
    set(key, value) {
      map.delete(key);
      map.set(key, value);
      if (map.size <= limit) return;
      const oldest = map.keys().next();
      if (!oldest.done) map.delete(oldest.value);
    },
    delete: (key) => void map.delete(key),
    clear: () => map.clear(),
    deleteWhere(test) {
      for (const [key, value] of map) if (test(value, key)) map.delete(key);
    },
  };
};
