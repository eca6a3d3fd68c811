import type { Handler } from '#server/http/calls/handle.ts';
import { createBackupCommandHandler } from './commands/create.ts';
import { restoreBackupCommandHandler } from './commands/restore.ts';
import { downloadBackupHandler, openBackupHandler, readBackupHandler } from './download.ts';

export { backUpBeforeMigration } from './before-migration.ts';
export { setSchool } from './dump-rows.ts';
export { emptySchool } from './empty-school.ts';
export { readTables } from './tables.ts';

/** What the calls and commands of backups do. */
export const backupHandlers: readonly Handler[] = [
  readBackupHandler,
  openBackupHandler,
  downloadBackupHandler,
  createBackupCommandHandler,
  restoreBackupCommandHandler,
];
export { createBackupCommandHandler, restoreBackupCommandHandler };
