import type { ClientBase } from 'pg';
import type { Logger } from 'pino';
import type { Backend } from './backend.ts';
import { encodeAll, encodeTags, type Notification, sendPayloads } from './notifications.ts';
import type { Store } from './store.ts';

/** Announces what commits have made stale, to this process and to any others. */
export interface Commits extends Pick<Store, 'onCommit' | 'onFlush' | 'isSynced' | 'applied'> {
  /** Sends a transaction's tags to other processes, inside it; undefined if there is nothing to send. */
  send(client: ClientBase, tags: readonly string[]): Promise<void> | undefined;
  /** Notifies the listeners of a commit of this process. */
  announce(tags: readonly string[]): void;
  /** Notifies every process that all its caches are stale, on a connection without a transaction. */
  flushAll(client: ClientBase): Promise<void>;
  close(): Promise<void>;
}

interface CommitsOptions {
  readonly backend: Backend;
  /** This process among those over the same database. */
  readonly node: string;
  readonly log: Logger;
}

/** Resolves once the commits of other processes are received. */
export const openCommits = async ({ backend, node, log }: CommitsOptions): Promise<Commits> => {
  const touched = new Set<(tags: readonly string[]) => void>();
  const flushed = new Set<() => void>();
  let applied = 0;

  // The commit has happened; a listener's failure must not turn it into an error for the writer.
  const notify = <Args extends readonly unknown[]>(
    listeners: ReadonlySet<(...args: Args) => void>,
    ...args: Args
  ): void => {
    for (const listener of listeners) {
      try {
        listener(...args);
      } catch (err) {
        log.error({ err }, 'A commit listener failed.');
      }
    }
  };
  const flush = (): void => notify(flushed);
  const receive = ({ node: sender, tags }: Notification): void => {
    // This process has announced its own commits already.
    if (sender !== node) {
      if (tags === 'all') flush();
      else notify(touched, tags);
    }
    applied++;
  };

  const listener = await backend.listen?.({ log, receive, flush });
  return {
    onCommit: (listen) => subscribe(touched, listen),
    onFlush: (listen) => subscribe(flushed, listen),
    isSynced: () => listener?.isSynced() ?? true,
    applied: () => applied,
    send(client, tags) {
      if (!listener || tags.length === 0) return undefined;
      return sendPayloads(client, encodeTags(node, tags));
    },
    announce(tags) {
      if (tags.length === 0) return;
      notify(touched, tags);
      if (!listener) applied++;
    },
    async flushAll(client) {
      flush();
      if (listener) await sendPayloads(client, [encodeAll(node)]);
    },
    close: async () => listener?.close(),
  };
};

const subscribe = <T>(listeners: Set<T>, listener: T): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
