import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { createLog } from '#server/main/serve.ts';
import { restoreSnapshot } from '#server/store/snapshots.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { readEnvironment } from '../environment.ts';
import { wrongUsage } from '../errors.ts';

export const restoreCommand = async (name: string, { replace }: { readonly replace: boolean }): Promise<void> => {
  const { databaseUrl, dataDir } = readEnvironment();
  if (databaseUrl)
    throw wrongUsage(
      'DATABASE_URL is set: snapshots are of the embedded database only.',
      'Restore a PostgreSQL from its own backups, or unset DATABASE_URL.',
    );
  const file = resolve(name);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new AppError('NO_FILE', { file, hint: `Snapshots are in ${resolve(dataDir, 'snapshots')}.` });
  const before = await restoreSnapshot({ file, dataDir, replace, log: createLog('fatal') });
  if (before) process.stdout.write(`The previous database was moved to ${before}\n`);
  process.stdout.write(
    `Restored ${file} into ${dataDir}. Pictures are not part of a snapshot: keep the pictures from the same time.\n`,
  );
};
