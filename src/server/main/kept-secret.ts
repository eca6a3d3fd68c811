import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isMissing } from '#shared/is-missing.ts';

/**
 * The secret of an installation that was given none: made once, and kept in a file for its owner alone. What stands
 * there is returned as it is, even if somebody has emptied the file.
 */
export const keptSecret = (file: string): string => {
  try {
    return readSecret(file);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  makeSecret(file);
  return readSecret(file);
};

const readSecret = (file: string): string => readFileSync(file, 'utf8').trim();

/** Creates the file whole and durable in one step, whenever the process ends; of several at once the first stands. */
const makeSecret = (file: string): void => {
  const own = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    writeFileSync(own, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
    linkSync(own, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(own, { force: true });
  }
  const folder = openSync(dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
};
