import type { ClientBase } from 'pg';
import type { Logger } from 'pino';
import type { Backend } from './backend.ts';
import { type CommitMark, recordCommit } from './commit-log.ts';
import { ownDatabase, type WatchedContact } from './contact.ts';
import { createHeardCommits } from './heard-commits.ts';
import type { ListenerOptions } from './listener.ts';
import { decodeTold, encodeTold, type Notification, toldChannel } from './notifications.ts';
import type { Store } from './store.ts';

/** Announces what commits have made stale, to this process and to any others. */
export interface Commits extends Pick<Store, 'onCommit' | 'onFlush' | 'onTold' | 'applied'> {
  readonly contact: WatchedContact;
  /** Where every commit of the others has been heard of; undefined where there can be no others. */
  heard(): Promise<CommitMark | undefined>;
  /**
   * Records a transaction's tags for other processes, inside it, and gives its number; undefined if there is nothing to
   * record.
   */
  record(client: ClientBase, tags: readonly string[]): Promise<bigint | undefined> | undefined;
  /** Notifies the listeners of a commit of this process; without its number where it may have failed. */
  announce(tags: readonly string[], transaction?: bigint): void;
  /** Notifies every process that all its caches are stale, on a connection without a transaction. */
  flushAll(client: ClientBase): Promise<void>;
  /** Tells the other processes a text, on a connection without a transaction; nothing where there can be none. */
  tell(client: ClientBase, text: string): Promise<void>;
  close(): Promise<void>;
}

interface CommitsOptions extends Pick<ListenerOptions, 'onAway'> {
  readonly backend: Backend;
  /** This process among those over the same database. */
  readonly node: string;
  readonly log: Logger;
}

/** Resolves once the commits of other processes are received. */
export const openCommits = async ({ backend, node, log, onAway }: CommitsOptions): Promise<Commits> => {
  const touched = new Set<(tags: readonly string[]) => void>();
  const flushed = new Set<() => void>();
  const told = new Set<(text: string) => void>();
  let applied = 0;

  // What is told has happened; a listener's failure must not turn it into an error for the writer.
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
  const heard = createHeardCommits({ node, apply: (tags) => notify(touched, tags), flush });
  const receive = (notification: Notification): void => {
    heard.receive(notification);
    applied++;
  };

  const hear = (payload: string): void => {
    const text = decodeTold(node, payload);
    if (text !== undefined) notify(told, text);
  };

  const listener = await backend.listen?.({ log, receive, hear, catchUp: heard.catchUp, onAway });
  const record = (client: ClientBase, tags: readonly string[] | 'all'): Promise<bigint | undefined> =>
    recordCommit(client, { node, tags, sends: listener !== undefined });
  return {
    contact: listener ?? ownDatabase,
    onCommit: (listen) => subscribe(touched, listen),
    onFlush: (listen) => subscribe(flushed, listen),
    onTold: (listen) => subscribe(told, listen),
    applied: () => applied,
    async heard() {
      await listener?.read();
      return heard.mark();
    },
    record: (client, tags) => (tags.length === 0 ? undefined : record(client, tags)),
    announce(tags, transaction) {
      if (tags.length === 0) return;
      notify(touched, tags);
      if (transaction !== undefined) heard.own(transaction);
      if (!listener) applied++;
    },
    async flushAll(client) {
      flush();
      const transaction = await record(client, 'all');
      if (transaction !== undefined) heard.own(transaction);
    },
    async tell(client, text) {
      if (listener) await client.query('SELECT pg_notify($1, $2)', [toldChannel, encodeTold(node, text)]);
    },
    close: async () => listener?.close(),
  };
};

const subscribe = <T>(listeners: Set<T>, listener: T): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
