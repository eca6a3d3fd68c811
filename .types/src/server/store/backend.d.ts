import type { Pool } from 'pg';
import type { Listener, ListenerOptions } from './listener.ts';
import type { Store } from './store.ts';
/** What the two kinds of database differ in. */
export interface Backend {
    kind: Store['kind'];
    pool: Pool;
    snapshot(): Promise<string>;
    /** Hears of the commits of other processes; not there where there can be none. */
    listen?(options: Omit<ListenerOptions, 'connectionString'>): Promise<Listener>;
    /** Called once the pool has ended. */
    close(): Promise<void>;
}
