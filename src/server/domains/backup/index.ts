import type { Handler } from '#server/http/calls/handle.ts';
import { createBackupOperation } from './operations/create.ts';
import { restoreBackupOperation } from './operations/restore.ts';

export { backUpBeforeMigration } from './before-migration.ts';
export { setSchool } from './dump-rows.ts';
export { emptySchool } from './empty-school.ts';
export { readTables } from './tables.ts';

/** What the commands of backups do. */
export const backupHandlers: readonly Handler[] = [createBackupOperation, restoreBackupOperation];
export { createBackupOperation, restoreBackupOperation };
