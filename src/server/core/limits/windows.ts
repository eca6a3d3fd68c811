import { createBoundedMap } from '../cache/bounded-map.ts';
import type { LimitScope } from './limit-key.ts';

/** What was counted under one key in one span of time. */
export interface Window {
  /** Milliseconds since 1970. */
  ends: number;
  count: number;
  /** The least count at which a limit on the key is reached. */
  max: number;
  /** How much of `count` other nodes have yet to be told of. */
  unsent: number;
}

/** The windows that are remembered, by scope and id. */
export interface Windows {
  get(scope: LimitScope, id: string): Window | undefined;
  /** Keeps a window, new or changed, in the segment for its count. */
  keep(scope: LimitScope, id: string, window: Window): void;
}

/**
 * At most `most` windows, in segments that never displace each other: for each scope those below their limits and those
 * that have reached them. In each segment, the least recently used is dropped first. A flood of new keys in one scope,
 * such as addresses, therefore forgets nothing in another; within its scope it displaces only keys that are not at
 * their limits. To be forgotten at a limit of five, someone must bring as many other keys to theirs as the segment
 * holds: 150,000 tries for the five that they get back.
 */
export const createWindows = (most: number): Windows => {
  const segments = (share: number) => {
    const size = Math.max(1, Math.floor((most * share) / 2));
    return { below: createBoundedMap<string, Window>(size), reached: createBoundedMap<string, Window>(size) };
  };
  const scopes: Readonly<Record<LimitScope, ReturnType<typeof segments>>> = {
    address: segments(0.6),
    account: segments(0.1),
    recipient: segments(0.15),
    certificate: segments(0.15),
  };
  return {
    get(scope, id) {
      const { below, reached } = scopes[scope];
      return below.get(id) ?? reached.get(id);
    },
    keep(scope, id, window) {
      const { below, reached } = scopes[scope];
      const [to, from] = window.count >= window.max ? [reached, below] : [below, reached];
      from.delete(id);
      to.set(id, window);
    },
  };
};
