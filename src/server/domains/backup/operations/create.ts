import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defineOperation } from '#server/http/calls/operation.ts';
import { type BackupReport, createBackup } from '../create-backup.ts';

export interface CreateBackupParams {
  /** One school alone; without it everything. */
  readonly slug?: string;
  /** Absolute path; without it a file in DATA_DIR/backups. */
  readonly file?: string;
}

/** Writes a backup while everything goes on. */
export const createBackupOperation = defineOperation<CreateBackupParams, BackupReport>({
  name: 'backup',
  async run({ store, storage, dataDir, progress }, { slug, file }) {
    const now = new Date();
    const name = `${slug ?? 'whole'}-${now.toISOString().replaceAll(':', '-')}.tar.gz`;
    const target = file ?? join(dataDir, 'backups', name);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    return createBackup({
      connection: (work) => store.connection(work, { writes: false }),
      storage,
      file: target,
      slug,
      now,
      progress,
    });
  },
});
