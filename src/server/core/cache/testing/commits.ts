import type { CommitSource } from '../invalidation.ts';

/** Commits that a test makes by hand. */
export interface HandMadeCommits extends CommitSource {
  commit(tags: readonly string[]): void;
  flush(): void;
  setSynced(value: boolean): void;
}

export const createCommits = (): HandMadeCommits => {
  const onCommit = new Set<(tags: readonly string[]) => void>();
  const onFlush = new Set<() => void>();
  let synced = true;
  return {
    onCommit(listener) {
      onCommit.add(listener);
      return () => void onCommit.delete(listener);
    },
    onFlush(listener) {
      onFlush.add(listener);
      return () => void onFlush.delete(listener);
    },
    isSynced: () => synced,
    commit(tags) {
      for (const listener of onCommit) listener(tags);
    },
    flush() {
      for (const listener of onFlush) listener();
    },
    setSynced(value) {
      synced = value;
    },
  };
};
