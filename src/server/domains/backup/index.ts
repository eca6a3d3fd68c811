import type { Operation } from '#server/http/calls/operation.ts';
import { createBackupOperation } from './operations/create.ts';
import { restoreBackupOperation } from './operations/restore.ts';

export { backUpBeforeMigration } from './before-migration.ts';
export { setSchool } from './dump-rows.ts';
export { emptySchool } from './empty-school.ts';
export { readTables } from './tables.ts';

/** The operations of this domain for the command line. Each command checks the params of its own. */
export const backupOperations: readonly Operation<never, unknown>[] = [createBackupOperation, restoreBackupOperation];
export { createBackupOperation, restoreBackupOperation };
