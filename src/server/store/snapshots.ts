import fs from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { StoreError } from './errors.ts';
import { acquireLock } from './lock.ts';
import { PgliteHost } from './pglite-host.ts';

const kept = 5;
const suffix = '.tar.gz';

/** Where PostgreSQL's files are. */
export function databaseDirectory(dataDir: string): string {
  return path.join(dataDir, 'database');
}

/** Writes `DATA_DIR/snapshots/<time>.tar.gz`, removes all but the last five, returns the path. */
export async function writeSnapshot(host: PgliteHost, dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'snapshots');
  // Colons are not allowed in file names everywhere.
  const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}${suffix}`);
  await host.snapshot(file);
  const old = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(suffix))
    .sort()
    .slice(0, -kept);
  for (const name of old) fs.rmSync(path.join(folder, name));
  return file;
}

/**
 * Unpacks a snapshot into a data directory that has no database yet.
 * Errors: `SNAPSHOT` where there is one already or the file is no snapshot, `DATABASE_IN_USE`.
 */
export async function restoreSnapshot(file: string, dataDir: string, log: Logger): Promise<void> {
  fs.mkdirSync(dataDir, { recursive: true });
  const target = databaseDirectory(dataDir);
  const temporary = `${target}.restoring`;
  const lock = await acquireLock(dataDir, () => log.error({ dataDir }, 'Another process took the database lock.'));
  try {
    if (fs.existsSync(target)) throw occupied(target);
    fs.rmSync(temporary, { recursive: true, force: true });
    await unpack(file, temporary, log);
    fs.renameSync(temporary, target);
  } finally {
    for (const rest of [temporary, `${temporary}.starting`]) fs.rmSync(rest, { recursive: true, force: true });
    lock.release();
  }
}

async function unpack(file: string, directory: string, log: Logger): Promise<void> {
  const host = new PgliteHost({ directory, restoreFrom: file, log });
  try {
    await host.start();
  } catch (cause) {
    throw new StoreError('SNAPSHOT', `${file} could not be restored.`, 'Use another file of DATA_DIR/snapshots.', {
      cause,
    });
  }
  await host.close();
}

function occupied(target: string): StoreError {
  const hint = 'Move it away, or restore into another DATA_DIR.';
  return new StoreError('SNAPSHOT', `There is a database in ${target} already.`, hint);
}
