import fs from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { AppError } from '#shared/errors/app-error.ts';
import { acquireLock } from './lock.ts';
import { PgliteHost } from './pglite-host.ts';
import { removeOldSnapshots, snapshotFolder, snapshotNames, snapshotPath, timeInName } from './snapshot-files.ts';

/** Where PostgreSQL's files are. */
export const databaseDirectory = (dataDir: string): string => path.join(dataDir, 'database');

interface SnapshotOptions {
  readonly host: PgliteHost;
  readonly dataDir: string;
  /** Does work while no transaction is open. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
}

/** Writes `DATA_DIR/snapshots/<time>.tar.gz`, removes all but the last five, returns the path. */
export const writeSnapshot = async ({ host, dataDir, alone }: SnapshotOptions): Promise<string> => {
  const file = snapshotPath(dataDir, new Date());
  await alone(() => host.copy(file));
  await host.write(file);
  removeOldSnapshots(dataDir, 'scheduled', file);
  return file;
};

/** When the newest snapshot was written, in milliseconds since the epoch; undefined if there is none. */
export const newestSnapshot = (dataDir: string): number | undefined => {
  const folder = snapshotFolder(dataDir);
  if (!fs.existsSync(folder)) return undefined;
  const name = snapshotNames(dataDir, 'scheduled').at(-1);
  return name === undefined ? undefined : fs.statSync(path.join(folder, name)).mtimeMs;
};

export interface RestoreOptions {
  file: string;
  dataDir: string;
  /** Move a database that is there already to `database.before-restore-<time>`. */
  replace: boolean;
  log: Logger;
}

/**
 * Unpacks a snapshot into a data directory and returns where the database before it is now, if there was one.
 * Errors: `SNAPSHOT` where there is a database already or the file is not a snapshot, `DATABASE_IN_USE`.
 */
export const restoreSnapshot = async ({ file, dataDir, replace, log }: RestoreOptions): Promise<string | undefined> => {
  fs.mkdirSync(dataDir, { recursive: true });
  const target = databaseDirectory(dataDir);
  const temporary = `${target}.restoring`;
  const lock = await acquireLock(dataDir, () => log.error({ dataDir }, 'Another process took the database lock.'));
  try {
    const before = fs.existsSync(target) ? `${target}.before-restore-${timeInName(new Date())}` : undefined;
    if (before && !replace) throw new AppError('DATABASE_THERE', { folder: target });
    fs.rmSync(temporary, { recursive: true, force: true });
    await unpack(file, temporary, log);
    if (before) fs.renameSync(target, before);
    fs.renameSync(temporary, target);
    return before;
  } finally {
    for (const rest of [temporary, `${temporary}.starting`]) fs.rmSync(rest, { recursive: true, force: true });
    lock.release();
  }
};

const unpack = async (file: string, directory: string, log: Logger): Promise<void> => {
  const host = new PgliteHost({ directory, restoreFrom: file, log });
  try {
    await host.start();
  } catch (cause) {
    throw new AppError('SNAPSHOT_BROKEN', { file }, { cause });
  }
  await host.close();
};
