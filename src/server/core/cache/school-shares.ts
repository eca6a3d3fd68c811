/** Of a full cache, how much is one school's: where it has more, its own go first. */
const share = 1 / 8;

/** How much of a cache each school has, by keys that begin with the school's id and a space. */
export interface SchoolShares {
  readonly bytes: number;
  /** Counts bytes that a key has more, or fewer. */
  count(key: string, more: number): void;
  /**
   * What is to go from a cache that is too full, of keys in the order of their last use: the first, or where the school
   * that has the most has more than its share, the first of that. The newest stays; undefined where there is no other.
   */
  nextToGo(keys: Iterable<string>, newest: string | undefined): string | undefined;
}

export const createSchoolShares = (maxBytes: number): SchoolShares => {
  const bytesOf = new Map<string, number>();
  let bytes = 0;
  return {
    get bytes() {
      return bytes;
    },
    count(key, more) {
      const school = schoolOf(key);
      const own = (bytesOf.get(school) ?? 0) + more;
      if (own > 0) bytesOf.set(school, own);
      else bytesOf.delete(school);
      bytes += more;
    },
    nextToGo(keys, newest) {
      if (bytes <= maxBytes) return undefined;
      let [school, most] = ['', 0];
      for (const [one, held] of bytesOf) if (held > most) [school, most] = [one, held];
      let first: string | undefined;
      for (const key of keys) {
        if (key === newest) continue;
        if (most <= maxBytes * share || schoolOf(key) === school) return key;
        first ??= key;
      }
      return first;
    },
  };
};

const schoolOf = (key: string): string => key.slice(0, key.indexOf(' '));
