import type { ListedCommand } from '#server/http/calls/command.ts';
import { createBackupOperation } from './operations/create.ts';
import { restoreBackupOperation } from './operations/restore.ts';
export { backUpBeforeMigration } from './before-migration.ts';
export { setSchool } from './dump-rows.ts';
export { emptySchool } from './empty-school.ts';
export { readTables } from './tables.ts';
/** What the command line may ask of this domain. */
export declare const backupCommands: readonly ListedCommand[];
export { createBackupOperation, restoreBackupOperation };
