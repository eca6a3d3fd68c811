import type { ContactState } from '../contact.ts';
import { type CommitSource, createInvalidation, type Invalidation } from '../invalidation.ts';

/** Commits that a test makes by hand. */
export interface HandMadeCommits extends CommitSource {
  commit(tags: readonly string[]): void;
  flush(): void;
  /** Puts the database into a state, so many milliseconds after it was last heard of. */
  set(state: ContactState, silentMs?: number): void;
  /** The invalidation that caches follow, with a stale time of ten minutes. */
  invalidation(now?: () => number): Invalidation;
}

export const createCommits = (): HandMadeCommits => {
  const onCommit = new Set<(tags: readonly string[]) => void>();
  const onFlush = new Set<() => void>();
  let state: ContactState = 'synced';
  let silentMs = 0;
  const source: CommitSource = {
    onCommit(listener) {
      onCommit.add(listener);
      return () => void onCommit.delete(listener);
    },
    onFlush(listener) {
      onFlush.add(listener);
      return () => void onFlush.delete(listener);
    },
    contact: { state: () => state, silentMs: () => silentMs, settled: async () => undefined },
  };
  return {
    ...source,
    commit(tags) {
      for (const listener of onCommit) listener(tags);
    },
    flush() {
      for (const listener of onFlush) listener();
    },
    set(next, ms = 0) {
      state = next;
      silentMs = ms;
    },
    invalidation: (now = () => 0) => createInvalidation(source, { now, maxStaleMs: 600_000 }),
  };
};
