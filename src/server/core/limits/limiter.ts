import { keyText, type LimitKey, type LimitScope } from './limit-key.ts';
import { createUnsent, type SharedWindow, type UnsentWindow } from './unsent.ts';
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

/** What nodes tell each other of their counts. */
export interface SharedCounts {
  /** Takes up to `most` windows with counts that the others do not know; `putBack` where they could not be told. */
  takeUnsent(most: number): readonly UnsentWindow[];
  putBack(taken: readonly UnsentWindow[]): void;
  /** Takes over what all nodes together have counted. */
  merge(windows: readonly SharedWindow[]): void;
}

interface LimiterOptions {
  readonly now: () => number;
  /** Most keys to remember; see `createWindows` for which are dropped. */
  readonly keys?: number;
}

/** Counts in this process's memory alone. */
export const createLimiter = (options: LimiterOptions): Limiter => {
  const { take, peek } = createCounts({ ...options, idOf: (text) => text });
  return { take, peek };
};

/**
 * Counts in memory too, so that no decision waits for another node, and notes what the others are to be told. `idOf`
 * makes the ids by which nodes know each other's keys, the same on each and without anything personal.
 */
export const createSharedLimiter = (
  options: LimiterOptions & { readonly idOf: (text: string) => string },
): { readonly limiter: Limiter; readonly counts: SharedCounts } => {
  const unsent = createUnsent(options.now);
  const { take, peek, merge } = createCounts({ ...options, onCount: unsent.note });
  return { limiter: { take, peek }, counts: { takeUnsent: unsent.take, putBack: unsent.putBack, merge } };
};

interface CountsOptions extends LimiterOptions {
  readonly idOf: (text: string) => string;
  readonly onCount?: (scope: LimitScope, id: string, window: Window) => void;
}

const createCounts = ({ now, idOf, onCount, keys = 100_000 }: CountsOptions) => {
  const windows = createWindows(keys);
  const idOfKey = (name: string, key: LimitKey): string => idOf(`${name} ${keyText(key)}`);
  const current = (scope: LimitScope, id: string): Window | undefined => {
    const known = windows.get(scope, id);
    return known && known.ends > now() ? known : undefined;
  };
  return {
    take({ name, max, perSeconds }: Limit, key: LimitKey): number {
      const id = idOfKey(name, key);
      const known = current(key.scope, id);
      if (known && known.count >= max) return secondsUntil(known.ends, now());
      const window = known ?? { ends: now() + perSeconds * 1000, count: 0, max, unsent: 0 };
      window.count += 1;
      window.max = Math.min(window.max, max);
      windows.keep(key.scope, id, window);
      onCount?.(key.scope, id, window);
      return 0;
    },
    peek({ name, max }: Pick<Limit, 'name' | 'max'>, key: LimitKey): number {
      const known = current(key.scope, idOfKey(name, key));
      return known && known.count >= max ? secondsUntil(known.ends, now()) : 0;
    },
    merge(shared: readonly SharedWindow[]): void {
      for (const { scope, id, ends, count, max } of shared) {
        if (ends <= now()) continue;
        const window = current(scope, id) ?? { ends, count: 0, max, unsent: 0 };
        window.ends = Math.min(window.ends, ends);
        // Less than what is known here is what a database that has crashed has left.
        window.count = Math.max(window.count, count + window.unsent);
        windows.keep(scope, id, window);
      }
    },
  };
};

const secondsUntil = (ends: number, now: number): number => Math.max(1, Math.ceil((ends - now) / 1000));
