/** A map that forgets what was used longest ago once what it holds weighs more than `limit`. */
export interface BoundedMap<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
  delete(key: K): void;
  clear(): void;
  deleteWhere(test: (value: V, key: K) => boolean): void;
}

/** @param weigh what an entry counts for; 1 by default, so that `limit` is a number of entries. */
export const createBoundedMap = <K, V>(limit: number, weigh: (value: V) => number = () => 1): BoundedMap<K, V> => {
  const map = new Map<K, V>();
  let weight = 0;
  const remove = (key: K): void => {
    if (!map.has(key)) return;
    weight -= weigh(map.get(key) as V);
    map.delete(key);
  };
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
      remove(key);
      map.set(key, value);
      weight += weigh(value);
      for (const oldest of map.keys()) {
        if (weight <= limit) return;
        remove(oldest);
      }
    },
    delete: remove,
    clear() {
      map.clear();
      weight = 0;
    },
    deleteWhere(test) {
      for (const [key, value] of map) if (test(value, key)) remove(key);
    },
  };
};
