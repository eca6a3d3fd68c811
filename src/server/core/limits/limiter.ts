import { keyText, type LimitKey, type LimitScope } from './limit-key.ts';
import { createWindows, type Window } from './windows.ts';

/** How often something may be done under one key. */
export interface Limit {
  /** What is counted, without spaces: each name counts for itself. */
  readonly name: string;
  readonly max: number;
  /** How long a window is; it starts with the first that is counted. */
  readonly perSeconds: number;
}

/** Counts what was done under a key in a fixed span of time. */
export interface Limiter {
  /** Counts one and returns 0; where `max` were counted already, counts nothing and returns the seconds to wait. */
  take(limit: Limit, key: LimitKey): number;
  /** Counts nothing; the seconds to wait where `max` were counted already, else 0. */
  peek(limit: Pick<Limit, 'name' | 'max'>, key: LimitKey): number;
}

interface LimiterOptions {
  readonly now: () => number;
  /** Most keys to remember; see `createWindows` for which are dropped. */
  readonly keys?: number;
}

/** Counts in this process's memory. */
export const createLimiter = ({ now, keys = 100_000 }: LimiterOptions): Limiter => {
  const windows = createWindows(keys);
  const current = (scope: LimitScope, id: string): Window | undefined => {
    const known = windows.get(scope, id);
    return known && known.ends > now() ? known : undefined;
  };
  return {
    take({ name, max, perSeconds }, key) {
      const id = `${name} ${keyText(key)}`;
      const known = current(key.scope, id);
      if (known && known.count >= max) return secondsUntil(known.ends, now());
      const window = known ?? { ends: now() + perSeconds * 1000, count: 0, max };
      window.count += 1;
      window.max = Math.min(window.max, max);
      windows.keep(key.scope, id, window);
      return 0;
    },
    peek({ name, max }, key) {
      const known = current(key.scope, `${name} ${keyText(key)}`);
      return known && known.count >= max ? secondsUntil(known.ends, now()) : 0;
    },
  };
};

const secondsUntil = (ends: number, now: number): number => Math.max(1, Math.ceil((ends - now) / 1000));
