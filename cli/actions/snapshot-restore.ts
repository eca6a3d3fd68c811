import { resolve } from 'node:path';
import { createLog } from '#server/main/log.ts';
import { restoreSnapshot } from '#server/store/snapshots.ts';
import { readEnvironment } from '../environment.ts';
import { wrongUsage } from '../errors.ts';
import { existingFile } from '../existing-file.ts';

export const snapshotRestoreCommand = async (
  name: string,
  { replace }: { readonly replace: boolean },
): Promise<void> => {
  const { databaseUrl, dataDir } = readEnvironment();
  if (databaseUrl)
    throw wrongUsage(
      'DATABASE_URL is set: snapshots are of the embedded database only.',
      'Restore a PostgreSQL from its own backups, or unset DATABASE_URL.',
    );
  const file = existingFile(name, `Snapshots are in ${resolve(dataDir, 'snapshots')}.`);
  const before = await restoreSnapshot({ file, dataDir, replace, log: createLog('fatal') });
  if (before) process.stdout.write(`The previous database was moved to ${before}\n`);
  process.stdout.write(
    `Restored ${file} into ${dataDir}. Pictures are not part of a snapshot: keep the pictures from the same time.\n`,
  );
};
