import type { LimitScope } from './limit-key.ts';
import type { Window } from './windows.ts';

/** A window as nodes know it of each other. */
export interface SharedWindow {
  readonly scope: LimitScope;
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly ends: number;
  readonly count: number;
  readonly max: number;
}

/** A window of this node of which others are to be told: `count` is what was added since they were told last. */
export interface UnsentWindow extends SharedWindow {
  readonly window: Window;
}

/** Most windows that wait to be told of, while the other nodes are out of reach. */
const mostUnsent = 50_000;

/** Notes which windows have counts that other nodes do not know. Windows that have ended are forgotten. */
export const createUnsent = (now: () => number, most = mostUnsent) => {
  const noted = new Map<string, { readonly scope: LimitScope; readonly window: Window }>();
  return {
    /** Where there is no room, the count waits with its window until one more is counted there. */
    note(scope: LimitScope, id: string, window: Window): void {
      window.unsent += 1;
      if (noted.size < most || noted.has(id)) noted.set(id, { scope, window });
    },
    take(limit: number): readonly UnsentWindow[] {
      const taken: UnsentWindow[] = [];
      for (const [id, { scope, window }] of noted) {
        if (taken.length === limit) break;
        noted.delete(id);
        if (window.ends <= now()) continue;
        taken.push({ scope, id, ends: window.ends, count: window.unsent, max: window.max, window });
        window.unsent = 0;
      }
      return taken;
    },
    putBack(taken: readonly UnsentWindow[]): void {
      for (const { scope, id, count, window } of taken) {
        window.unsent += count;
        const later = noted.get(id);
        // A window that has begun meanwhile has its own counts.
        if (!later || later.window === window) noted.set(id, { scope, window });
      }
    },
  };
};
