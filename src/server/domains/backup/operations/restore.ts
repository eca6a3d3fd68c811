import { defineOperation } from '#server/http/calls/operation.ts';
import { commandLine } from '#server/store/audit.ts';
import { type RestoreReport, restoreBackup } from '../restore-backup.ts';

export interface RestoreBackupParams {
  /** Absolute path. */
  readonly file: string;
  /** In place of the school that is there. */
  readonly replace: boolean;
}

/** Brings a backup back, whole or of one school. */
export const restoreBackupOperation = defineOperation<RestoreBackupParams, RestoreReport>({
  name: 'restore',
  run: ({ store, storage, progress }, { file, replace }) =>
    store.connection((client) => restoreBackup({ client, storage, file, replace, actor: commandLine, progress }), {
      writes: true,
    }),
});
