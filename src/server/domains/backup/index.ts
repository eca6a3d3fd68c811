import type { Handler } from '#server/http/calls/handle.ts';
import { createBackupCommandHandler } from './commands/create.ts';
import { restoreBackupCommandHandler } from './commands/restore.ts';

export { backUpBeforeMigration } from './before-migration.ts';
export { setSchool } from './dump-rows.ts';
export { emptySchool } from './empty-school.ts';
export { readTables } from './tables.ts';

/** What the commands of backups do. */
export const backupHandlers: readonly Handler[] = [createBackupCommandHandler, restoreBackupCommandHandler];
export { createBackupCommandHandler, restoreBackupCommandHandler };
