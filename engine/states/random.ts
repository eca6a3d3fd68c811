/** FNV-1a, 32 bits, over UTF-16 units. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
};

/**
 * A number from 0 (included) to 1 (not included) that a key always gives, on every machine: mulberry32's first output.
 * Keys are paths, so that a field keeps its value when its neighbours change.
 */
export const chanceOf = (key: string): number => {
  const seed = (hash(key) + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
};

/** A whole number from `low` to `high`, both included. */
export const wholeOf = (key: string, low: number, high: number): number =>
  low + Math.floor(chanceOf(key) * (high - low + 1));

/** One of a list that has at least one item. */
export const oneOf = <T>(key: string, list: readonly T[]): T => list[wholeOf(key, 0, list.length - 1)] as T;

/** As `oneOf`, but each index takes the next, so that neighbours differ. */
export const nextOf = <T>(key: string, index: number, list: readonly T[]): T =>
  list[(wholeOf(key, 0, list.length - 1) + index) % list.length] as T;
