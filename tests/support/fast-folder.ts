import { existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const inMemory = '/dev/shm';
/** What the files of a run take at most, several times over. */
const neededBytes = 3 * 2 ** 30;

/**
 * A folder of a run's own in memory, where hundreds of databases are copied and synced at no cost; undefined if the
 * system has none with room for them.
 */
export const makeFastFolder = (): string | undefined => {
  if (!existsSync(inMemory)) return undefined;
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize >= neededBytes ? mkdtempSync(join(inMemory, 'sy-run-')) : undefined;
};
