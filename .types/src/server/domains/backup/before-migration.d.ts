import type { ClientBase } from 'pg';
import type { Logger } from 'pino';
/**
 * Writes all rows into `DATA_DIR/snapshots/before-<migration>-<time>.tar.gz` where an older database is about to be
 * migrated; `schoolyard restore` of the older version brings them back. Files of pictures are not touched by migrations.
 */
export declare function backUpBeforeMigration(client: ClientBase, pending: string, { dataDir, log }: {
    readonly dataDir: string;
    readonly log: Logger;
}): Promise<void>;
