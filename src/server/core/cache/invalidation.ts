import { type ChangedTags, readTags } from '#schemas/sources/tags.ts';
import type { Contact } from './contact.ts';

/** The source of commits: the store. */
export interface CommitSource {
  /** Calls back after each commit with its tags; the result unsubscribes. */
  onCommit(listener: (tags: readonly string[]) => void): () => void;
  /** Calls back if it cannot be known what was committed; the result unsubscribes. */
  onFlush(listener: () => void): () => void;
  readonly contact: Contact;
}

/** Something cached that commits make stale. */
export interface Invalidated {
  /** Drops what one of the tags makes stale. */
  invalidate(tags: ChangedTags): void;
  /** Drops everything: it cannot be known what was committed. */
  clear(): void;
}

/** Tells every cache of this process what commits have made stale, and whether what it holds may be used. */
export interface Invalidation {
  /** Whether commits are received: what is read now may be cached. */
  isSynced(): boolean;
  /**
   * The time at which cached values must hold, in milliseconds since the epoch: now; while the database is away, when
   * it was last heard of; undefined while nothing cached may be used, because the database knows better or has been away
   * for too long.
   */
  heldAt(): number | undefined;
  /** Milliseconds that what is cached is behind, while it is used although the database is away. */
  staleMs(): number | undefined;
  /** Resolves when it is known whether the database answers, after a connection was lost. */
  settled(): Promise<void>;
  register(cached: Invalidated): void;
  /** Ends it: no cache is notified any more. */
  close(): void;
}

export interface InvalidationOptions {
  readonly now: () => number;
  /** How long what is cached may be used while the database is away, in milliseconds. */
  readonly maxStaleMs: number;
}

export const createInvalidation = (source: CommitSource, { now, maxStaleMs }: InvalidationOptions): Invalidation => {
  const { contact } = source;
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
  const staleMs = (): number | undefined => {
    if (contact.state() !== 'away') return undefined;
    const ms = contact.silentMs();
    return ms < maxStaleMs ? ms : undefined;
  };
  const isSynced = (): boolean => contact.state() === 'synced';
  return {
    isSynced,
    heldAt() {
      if (isSynced()) return now();
      const ms = staleMs();
      return ms === undefined ? undefined : now() - ms;
    },
    staleMs,
    settled: contact.settled,
    register: (cached) => void registered.add(cached),
    close() {
      for (const stop of stops) stop();
    },
  };
};
