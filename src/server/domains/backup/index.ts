import type { Operation } from '#server/http/calls/operation.ts';
import { createBackupOperation } from './operations/create.ts';
import { restoreBackupOperation } from './operations/restore.ts';

export { backUpBeforeMigration } from './before-migration.ts';
export { setSchool } from './dump-rows.ts';
export { emptySchool } from './empty-school.ts';
export { readTables } from './tables.ts';

/** What the command line may ask of this domain. Params are checked by each operation's own command. */
export const backupOperations: readonly Operation<never, unknown>[] = [createBackupOperation, restoreBackupOperation];
export { createBackupOperation, restoreBackupOperation };
