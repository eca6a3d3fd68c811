import type { Pool } from 'pg';
import type { Store } from './store.ts';

/** What the two kinds of database differ in. */
export interface Backend {
  kind: Store['kind'];
  pool: Pool;
  snapshot(): Promise<string>;
  /** Called once the pool has ended. */
  close(): Promise<void>;
}
