import type { Logger } from 'pino';
import { PgliteHost } from './pglite-host.ts';
/** Where PostgreSQL's files are. */
export declare function databaseDirectory(dataDir: string): string;
/** Writes `DATA_DIR/snapshots/<time>.tar.gz`, removes all but the last five, returns the path. */
export declare function writeSnapshot(host: PgliteHost, dataDir: string): Promise<string>;
/** When the newest snapshot was written, in milliseconds since the epoch; undefined where there is none. */
export declare function newestSnapshot(dataDir: string): number | undefined;
export interface RestoreOptions {
    file: string;
    dataDir: string;
    /** Move a database that is there already to `database.before-restore-<time>`. */
    replace: boolean;
    log: Logger;
}
/**
 * Unpacks a snapshot into a data directory and returns where the database before it is now, if there was one.
 * Errors: `SNAPSHOT` where there is a database already or the file is no snapshot, `DATABASE_IN_USE`.
 */
export declare function restoreSnapshot({ file, dataDir, replace, log }: RestoreOptions): Promise<string | undefined>;
