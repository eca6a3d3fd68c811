import { createBoundedMap } from '../cache/bounded-map.ts';

/** Counts what was done under a key in a fixed span of time. */
export interface Limiter {
  /** Counts one; the seconds to wait where it is one too many, else 0. */
  take(key: string, limit: { readonly max: number; readonly perSeconds: number }): number;
  /** Counts nothing; the seconds to wait where `max` were counted already, else 0. */
  peek(key: string, limit: { readonly max: number }): number;
}

interface Window {
  readonly ends: number;
  count: number;
}

/** Kept in this process's memory, with the given clock; the least recently used keys are dropped first. */
export const createLimiter = (now: () => number, keys = 100_000): Limiter => {
  const windows = createBoundedMap<string, Window>(keys);
  return {
    take(key, { max, perSeconds }) {
      const instant = now();
      const known = windows.get(key);
      const window = known && known.ends > instant ? known : { ends: instant + perSeconds * 1000, count: 0 };
      window.count += 1;
      windows.set(key, window);
      return window.count > max ? Math.max(1, Math.ceil((window.ends - instant) / 1000)) : 0;
    },
    peek(key, { max }) {
      const known = windows.get(key);
      const left = known && known.count >= max ? known.ends - now() : 0;
      return left > 0 ? Math.max(1, Math.ceil(left / 1000)) : 0;
    },
  };
};
