import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { ClientBase } from 'pg';
import type { Logger } from 'pino';
import { backUpRows } from './back-up-rows.ts';

/**
 * Writes all rows into `DATA_DIR/snapshots/before-<migration>-<time>.tar.gz` where an older database is about to be
 * migrated; `schoolyard restore` of the older version brings them back. Files of pictures are not touched by
 * migrations.
 */
export const backUpBeforeMigration = async (
  client: ClientBase,
  pending: string,
  { dataDir, log }: { readonly dataDir: string; readonly log: Logger },
): Promise<void> => {
  const now = new Date();
  const folder = path.join(dataDir, 'snapshots');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, `before-${pending}-${now.toISOString().replaceAll(':', '-')}.tar.gz`);
  const { rows } = await backUpRows(client, { file, now });
  log.info({ file, rows }, 'The database was backed up before its migration.');
};
