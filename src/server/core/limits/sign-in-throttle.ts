import { createBoundedMap } from '../cache/bounded-map.ts';
import { afterFailure, noTries, secondsLocked, type Tries } from './lock-out.ts';

/**
 * Counts attempts to sign in with an unknown login as those on accounts are counted, so that answers do not reveal
 * which exist.
 */
export interface SignInThrottle {
  /** Counts an attempt under a key. Returns the seconds to wait if it comes too soon, else 0. */
  take(key: string, now: Date): number;
}

/** Kept in this process's memory; the least recently used keys are dropped first. */
export const createSignInThrottle = (keys = 50_000): SignInThrottle => {
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
