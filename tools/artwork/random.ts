export interface Random {
  /** A number in [0, 1). */
  next(): number;
  between(low: number, high: number): number;
  /** Around `middle`, denser towards it, at most `spread` away. */
  near(middle: number, spread: number): number;
  pick<T>(list: readonly T[]): T;
}

/** A small seeded generator (mulberry32): the same seed draws the same picture on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    near: (middle, spread) => middle + (next() + next() - 1) * spread,
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new RangeError('pick: the list is empty');
      return item;
    },
  };
}
