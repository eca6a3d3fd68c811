import { type ClientBase } from 'pg';
import type { Logger } from 'pino';
import type { Store } from './store.ts';
export interface StoreOptions {
    /** A PostgreSQL 15 or newer; without it the embedded database in `dataDir` is used. */
    databaseUrl?: string | undefined;
    dataDir: string;
    log: Logger;
    /** Milliseconds between snapshots of the embedded database; six hours unless given, 0 for none. */
    onSnapshotEveryMs?: number | undefined;
    /** Called with the name of the first migration that is about to run; the database is left alone where it fails. */
    beforeMigration?: ((client: ClientBase, pending: string) => Promise<void>) | undefined;
    /** Most connections to PostgreSQL; 10 unless given. */
    maxConnections?: number | undefined;
}
/**
 * Opens the database and brings it to this program's schema.
 * Errors: `DATABASE_IN_USE`, `DATABASE_DOWN`, `DATABASE_NEWER`, `DATABASE_ROLE`, `MIGRATION_CHANGED`.
 */
export declare function openStore(options: StoreOptions): Promise<Store>;
