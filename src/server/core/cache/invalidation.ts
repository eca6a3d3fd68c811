import { type ChangedTags, readTags } from '#schemas/sources/tags.ts';

/** The source of commits: the store. */
export interface CommitSource {
  /** Calls back after each commit with its tags; the result unsubscribes. */
  onCommit(listener: (tags: readonly string[]) => void): () => void;
  /** Calls back if commits may have been missed; the result unsubscribes. */
  onFlush(listener: () => void): () => void;
  /** Whether commits of other processes are received at present. */
  isSynced(): boolean;
}

/** Something cached that commits make stale. */
export interface Invalidated {
  /** Drops what one of the tags makes stale. */
  invalidate(tags: ChangedTags): void;
  /** Drops everything: commits may have been missed. Called when the connection is lost, and again when it is back. */
  clear(): void;
}

/** Tells every cache of this process what commits have made stale. */
export interface Invalidation {
  isSynced(): boolean;
  register(cached: Invalidated): void;
  /** Ends it: no cache is notified any more. */
  close(): void;
}

export const createInvalidation = (source: CommitSource): Invalidation => {
  const registered = new Set<Invalidated>();
  const stops = [
    source.onCommit((tags) => {
      const changed = readTags(tags);
      for (const cached of registered) cached.invalidate(changed);
    }),
    source.onFlush(() => {
      for (const cached of registered) cached.clear();
    }),
  ];
  return {
    isSynced: source.isSynced,
    register: (cached) => void registered.add(cached),
    close() {
      for (const stop of stops) stop();
    },
  };
};
