import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '#shared/errors/app-error.ts';
import { isDiskFull, isReadOnly } from './errors.ts';
import { type LockOwner, pidSpace, processStart, readIfThere } from './lock-owner.ts';

const heartbeatMs = 1_000;
/** After so long without a heartbeat, a holder whose process cannot be seen from here counts as gone. */
const staleMs = 10_000;

/** The exclusive right to open `DATA_DIR/database`: two PGlite processes on it lose rows without any error. */
export interface DatabaseLock {
  release(): void;
}

/**
 * Takes `DATA_DIR/database.lock`. A lock whose process is gone is taken over.
 * Errors: `DATABASE_IN_USE` while another process, or another store of this one, holds it.
 * @param onLost called once if another process ever takes the lock from this one: stop writing at once.
 */
export const acquireLock = async (dataDir: string, onLost: () => void): Promise<DatabaseLock> => {
  const file = path.join(dataDir, 'database.lock');
  const owner: LockOwner = {
    pid: process.pid,
    startTime: processStart(process.pid) ?? null,
    space: pidSpace(),
    nonce: randomUUID(),
  };
  while (!claim(file, owner)) {
    const holder = readOwner(file);
    if (holder === undefined) continue;
    if (!(await isStale(file, holder))) throw inUse(dataDir, holder);
    await removeStale(file, holder);
  }
  return keep(file, owner, onLost);
};

/** Creates the lock with its content in one step, so that no one ever reads half a lock; false if there is one. */
const claim = (file: string, owner: LockOwner): boolean => {
  const own = `${file}.${owner.nonce}`;
  fs.writeFileSync(own, JSON.stringify(owner), { flag: 'wx', mode: 0o600, flush: true });
  try {
    fs.linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(own);
  }
};

const keep = (file: string, owner: LockOwner, onLost: () => void): DatabaseLock => {
  const isOurs = () => readOwner(file)?.nonce === owner.nonce;
  const heartbeat = setInterval(() => {
    if (isOurs()) return beat(file);
    clearInterval(heartbeat);
    onLost();
  }, heartbeatMs);
  heartbeat.unref();
  return {
    release() {
      clearInterval(heartbeat);
      if (isOurs()) fs.rmSync(file);
    },
  };
};

/** Says that the holder is alive. A disk that takes no changes keeps others from the lock as well. */
const beat = (file: string): void => {
  try {
    fs.utimesSync(file, new Date(), new Date());
  } catch (error) {
    if (!isReadOnly(error) && !isDiskFull(error)) throw error;
  }
};

const isStale = async (file: string, holder: LockOwner): Promise<boolean> => {
  if (holder.space === pidSpace()) {
    const start = processStart(holder.pid);
    return start === undefined || start !== holder.startTime;
  }
  // Another container or machine: its process cannot be looked up, so watch for its heartbeat.
  const first = heartbeatOf(file);
  while (heartbeatOf(file) === first) {
    if (Date.now() - first > staleMs) return true;
    await wait(heartbeatMs / 4);
  }
  return false;
};

/**
 * Removes a stale lock. Of several processes that found it stale, only the one that creates the guard removes it,
 * and only while it is still the same lock: otherwise a late one would remove the winner's fresh lock.
 */
const removeStale = async (file: string, holder: LockOwner): Promise<void> => {
  const guard = `${file}.takeover-${holder.nonce}`;
  try {
    fs.writeFileSync(guard, '', { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (Date.now() - (heartbeatOf(guard) || Date.now()) > staleMs) fs.rmSync(guard, { force: true });
    return wait(heartbeatMs / 20);
  }
  if (readOwner(file)?.nonce === holder.nonce) fs.rmSync(file);
  fs.rmSync(guard);
};

const heartbeatOf = (file: string): number => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const readOwner = (file: string): LockOwner | undefined => {
  const text = readIfThere(file);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as LockOwner;
  } catch (cause) {
    throw new AppError('DATABASE_LOCK', { file }, { cause });
  }
};

const inUse = (dataDir: string, holder: LockOwner): AppError =>
  new AppError('DATABASE_IN_USE', { pid: holder.pid, folder: path.resolve(dataDir) });
