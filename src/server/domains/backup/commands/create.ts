import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backUp as backUpCommand } from '#schemas/commands/installation.ts';
import { handle } from '#server/http/calls/handle.ts';
import { createBackup } from '../create-backup.ts';

/** Writes a backup while everything goes on. */
export const createBackupCommandHandler = handle(
  backUpCommand,
  async ({ slug, file }, { store, storage, dataDir, progress }) => {
    const now = new Date();
    const name = `${slug ?? 'whole'}-${now.toISOString().replaceAll(':', '-')}.tar.gz`;
    const target = file ?? join(dataDir, 'backups', name);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    return createBackup({ store, storage, file: target, slug, now, progress });
  },
);
