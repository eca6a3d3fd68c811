import { restore as restoreCommand } from '#schemas/commands/installation.ts';
import { handle } from '#server/http/calls/handle.ts';
import { commandLine } from '#server/store/audit.ts';
import { restoreBackup } from '../restore-backup.ts';

/** Brings a backup back, whole or of one school. */
export const restoreBackupCommandHandler = handle(restoreCommand, ({ file, replace }, { store, storage, progress }) =>
  store.connection((client) => restoreBackup({ client, storage, file, replace, actor: commandLine, progress }), {
    writes: true,
  }),
);
