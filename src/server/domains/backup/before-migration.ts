import { mkdirSync } from 'node:fs';
import type { ClientBase } from 'pg';
import type { Logger } from 'pino';
import { removeOldSnapshots, snapshotFolder, snapshotPath } from '#server/store/snapshot-files.ts';
import { backUpRows } from './back-up-rows.ts';

/**
 * Writes all rows into `DATA_DIR/snapshots/before-<migration>-<time>.tar.gz` where an older database is about to be
 * migrated, and keeps the last five of them; `schoolyard restore` of the older version brings them back. Files of
 * pictures are not touched by migrations.
 */
export const backUpBeforeMigration = async (
  client: ClientBase,
  pending: string,
  { dataDir, log }: { readonly dataDir: string; readonly log: Logger },
): Promise<void> => {
  const now = new Date();
  mkdirSync(snapshotFolder(dataDir), { recursive: true, mode: 0o700 });
  const file = snapshotPath(dataDir, now, pending);
  const { rows } = await backUpRows(client, { file, now });
  removeOldSnapshots(dataDir, 'beforeMigration', file);
  log.info({ file, rows }, 'The database was backed up before its migration.');
};
