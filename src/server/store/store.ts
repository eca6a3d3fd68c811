import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { ClientBase } from 'pg';
import type { Contact } from '#server/core/cache/contact.ts';
import type { CommitMark, CommitsSince } from './commit-log.ts';
import type * as schema from './schema.ts';

/** Drizzle on one connection, inside one transaction; its `transaction` is a savepoint. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** What a transaction's work receives. */
export interface StoreContext {
  db: Db;
  /** Marks a cache tag as stale; announced to `onCommit` listeners once the commit has succeeded. */
  touch(tag: string): void;
}

export interface SchoolOptions {
  /** `BEGIN READ ONLY`: the database refuses every write. */
  readOnly?: boolean;
  /** Longest time for each statement, in milliseconds. PostgreSQL only: the embedded database cannot interrupt one. */
  timeoutMs?: number;
}

/**
 * The database, embedded or PostgreSQL. Every access is one transaction under the application role.
 * A transaction must not open another one inside its work: the embedded database has a single connection.
 * Errors: those of `storeErrors`, or pg's `DatabaseError` (wrapped by drizzle) for a failed statement.
 */
export interface Store {
  readonly kind: 'embedded' | 'postgres';
  /** Runs work in one transaction that sees only this school's rows. Read-write unless `readOnly`. */
  school<T>(schoolId: number, work: (context: StoreContext) => Promise<T>, options?: SchoolOptions): Promise<T>;
  /** Runs work on the tables outside tenancy; tenant tables are empty here. Only files of this folder call it. */
  global<T>(work: (context: StoreContext) => Promise<T>): Promise<T>;
  /**
   * Lends a connection of the role that owns the tables, outside any transaction: for what is above schools, such as
   * backups and their return. With `writes`, everything cached anywhere counts as stale afterwards.
   */
  connection<T>(work: (client: ClientBase) => Promise<T>, options: { writes: boolean }): Promise<T>;
  /**
   * Listens to the tags of each successful commit that touched any, on every node over this database; those of this
   * process are announced before their transaction resolves. Returns how to stop.
   */
  onCommit(listener: (tags: readonly string[]) => void): () => void;
  /** Calls back whenever it cannot be known what was committed: every cache must be cleared. Returns how to stop. */
  onFlush(listener: () => void): () => void;
  /**
   * Sends a text of at most 7,900 bytes to the other nodes over this database, which nobody keeps; where there can be
   * none, nothing.
   */
  tell(text: string): Promise<void>;
  /** Calls back with each text that another node has sent. Returns how to stop. */
  onTold(listener: (text: string) => void): () => void;
  /** Whether the database answers, and the commits of other nodes are received. */
  readonly contact: Contact;
  /**
   * How many notifications of commits have been applied here, this process's own among them, in the order of commits.
   */
  applied(): number;
  /** Where every commit has been announced to the listeners of this process. */
  mark(): Promise<CommitMark>;
  /** The commits since a mark, this process's own among them, from the log of about a day. */
  commitsSince(mark: CommitMark): Promise<CommitsSince>;
  /** Resolves when the database answers; rejects when it does not. */
  ready(): Promise<void>;
  /** Embedded only: writes `DATA_DIR/snapshots/<time>.tar.gz`, keeps the last five, returns the path. */
  snapshot(): Promise<string>;
  /** Ends the connections, the worker and the lock. Waits for running transactions. */
  close(): Promise<void>;
}
