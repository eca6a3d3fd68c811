import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Backend } from './backend.ts';
import { acquireLock } from './lock.ts';
import { PgliteHost } from './pglite-host.ts';
import { databaseDirectory, newestSnapshot, writeSnapshot } from './snapshots.ts';
import { tidyTables } from './tidy-tables.ts';
import { acquire } from './transactions.ts';
import { WireStream } from './wire-stream.ts';

const hour = 60 * 60 * 1_000;
const sixHours = 6 * hour;
/** Not while a start is still looked at: whoever stops the server then would wait for the snapshot. */
const firstSnapshotAfterMs = 5 * 60_000;
const firstTidyingAfterMs = 2 * 60_000;

interface EmbeddedOptions {
  dataDir: string;
  log: Logger;
  waitForConnectionMs: number;
  onSnapshotEveryMs?: number | undefined;
}

/** Opens PGlite in `DATA_DIR/database` behind its four guards: lock, real fsync, worker thread, scheduled snapshots. */
export const openEmbedded = async (options: EmbeddedOptions): Promise<Backend> => {
  const { dataDir, log } = options;
  fs.mkdirSync(dataDir, { recursive: true });
  const host = new PgliteHost({ directory: databaseDirectory(dataDir), log });
  const lock = await acquireLock(dataDir, () => {
    log.fatal({ dataDir }, 'Another process took the database lock; this one stops writing.');
    void host.abandon();
  });
  try {
    await makeDatabase(databaseDirectory(dataDir), log);
    await host.start();
  } catch (error) {
    lock.release();
    throw error;
  }
  const pool = new pg.Pool({
    user: 'postgres',
    password: '',
    max: 1,
    idleTimeoutMillis: 0,
    pipeline: true,
    connectionTimeoutMillis: options.waitForConnectionMs,
    stream: () => new WireStream(host),
  });
  let written: Promise<unknown> = Promise.resolve();
  const snapshot = (): Promise<string> => {
    const writing = writeSnapshot({ host, dataDir, alone: (work) => betweenTransactions(pool, work) });
    written = Promise.allSettled([written, writing]);
    return writing;
  };
  const stopTidying = tidyHourly(pool, log);
  const stopSnapshots = schedule({ everyMs: options.onSnapshotEveryMs ?? sixHours, dataDir, snapshot, log });
  return {
    kind: 'embedded',
    pool,
    snapshot,
    async close() {
      stopSnapshots();
      stopTidying();
      await written;
      try {
        await host.close();
      } finally {
        lock.release();
      }
    },
  };
};

/**
 * Makes the database in a worker of its own, which ends with it: making one takes some 400 MB that a worker which goes
 * on to serve would never give back.
 */
const makeDatabase = async (directory: string, log: Logger): Promise<void> => {
  if (fs.existsSync(path.join(directory, 'PG_VERSION'))) return;
  const maker = new PgliteHost({ directory, log });
  await maker.start();
  await maker.close();
};

/**
 * Without statistics, plans for long lists are poor. The first time is soon after the start, since one that never runs for
 * an hour needs them too. Returns how to stop.
 */
const tidyHourly = (pool: pg.Pool, log: Logger): (() => void) => {
  const tidy = (): void => {
    tidyTables((sql) => pool.query(sql)).catch((err) => {
      // What is under way when the server ends is done the next time.
      if (!pool.ending) log.warn({ err }, 'The database could not be tidied.');
    });
  };
  const first = setTimeout(tidy, firstTidyingAfterMs).unref();
  const timer = setInterval(tidy, hour).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
};

/** Holding the only connection keeps every transaction out. */
const betweenTransactions = async (pool: pg.Pool, work: () => Promise<void>): Promise<void> => {
  const client = await acquire(pool);
  try {
    await work();
  } finally {
    client.release();
  }
};

interface Schedule {
  everyMs: number;
  dataDir: string;
  snapshot: () => Promise<string>;
  log: Logger;
}

/** Counts from the newest snapshot, so that a server which is started often writes them too. Returns how to stop. */
const schedule = ({ everyMs, dataDir, snapshot, log }: Schedule): (() => void) => {
  if (everyMs === 0) return () => undefined;
  let timer: NodeJS.Timeout;
  const write = (): void => {
    timer = setTimeout(write, everyMs).unref();
    snapshot().then(
      (file) => log.info({ file }, 'A snapshot of the database was written.'),
      (err) => log.error({ err }, 'A snapshot of the database failed.'),
    );
  };
  const due = (newestSnapshot(dataDir) ?? 0) + everyMs - Date.now();
  const soonest = Math.min(firstSnapshotAfterMs, everyMs);
  // At most one interval: a clock that was set back must not put snapshots off.
  timer = setTimeout(write, Math.min(Math.max(soonest, due), everyMs)).unref();
  return () => clearTimeout(timer);
};
