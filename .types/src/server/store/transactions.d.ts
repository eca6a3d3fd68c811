import type { Pool, PoolClient } from 'pg';
import type { Commits } from './commits.ts';
import type { SchoolOptions, Store, StoreContext } from './store.ts';
export interface TransactionOptions {
    pool: Pool;
    /** The application role, quoted for SQL. */
    role: string;
    kind: Store['kind'];
    commits: Commits;
}
/** Runs work in transactions of one pool, and tells of those that made tags stale. */
export declare function createTransactions({ pool, role, kind, commits }: TransactionOptions): <T>(tenant: number | '', work: (context: StoreContext) => Promise<T>, options?: SchoolOptions) => Promise<T>;
/** Takes a connection. Errors: `DATABASE_BUSY` where none became free in time, `DATABASE_DOWN`. */
export declare function acquire(pool: Pool): Promise<PoolClient>;
