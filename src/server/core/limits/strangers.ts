import { createBoundedMap } from '../cache/bounded-map.ts';
import { afterFailure, noTries, secondsLocked, type Tries } from './lock-out.ts';

/** Counts tries to sign in as nobody, as those of accounts are counted, so that the answers do not tell which are real. */
export interface Strangers {
  /** Counts a try under a key; the seconds to wait where it comes too soon, else 0. */
  take(key: string, now: Date): number;
}

/** In this process's memory; the keys used longest ago are forgotten first. */
export const createStrangers = (keys = 50_000): Strangers => {
  const known = createBoundedMap<string, Tries>(keys);
  return {
    take(key, now) {
      const tries = known.get(key) ?? noTries;
      const wait = secondsLocked(tries, now);
      if (wait === 0) known.set(key, afterFailure(tries, now));
      return wait;
    },
  };
};
