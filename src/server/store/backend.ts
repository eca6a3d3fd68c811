import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Listener, ListenerOptions } from './listener.ts';
import type { Store } from './store.ts';

/** What the two kinds of database differ in. */
export interface Backend {
  kind: Store['kind'];
  pool: Pool;
  snapshot(): Promise<string>;
  /** Listens for commits of other processes; absent if there can be none. */
  listen?(options: Omit<ListenerOptions, 'connectionString' | 'probe' | 'reach'>): Promise<Listener>;
  /** Cuts every connection of the pool: what waits for an answer fails at once. */
  hangUp?(): void;
  /** Does a start's work while other processes that start wait; absent if there can be none. */
  whileOthersWait?<T>(log: Logger, work: () => Promise<T>): Promise<T>;
  /** Called once the pool has ended. */
  close(): Promise<void>;
}
