import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import pg, { type ClientBase, type Pool, type PoolClient } from 'pg';
import type { Logger } from 'pino';
import { AppError } from '#shared/errors/app-error.ts';
import { quoteName } from './app-role.ts';
import type { Backend } from './backend.ts';
import { readCommits } from './commit-log.ts';
import { type Commits, openCommits } from './commits.ts';
import type { WatchedContact } from './contact.ts';
import { openEmbedded } from './embedded.ts';
import { isConnectionLoss } from './errors.ts';
import { openListener } from './listener.ts';
import { firstPending, migrate } from './migrate.ts';
import { withStartLock } from './start-lock.ts';
import type { Store } from './store.ts';
import { acquire, createTransactions, down, watched } from './transactions.ts';

export interface StoreOptions {
  /** A PostgreSQL 15 or newer; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Logger;
  /** Milliseconds between snapshots of the embedded database; six hours by default, 0 for none. */
  onSnapshotEveryMs?: number | undefined;
  /** Called with the name of the first migration that is about to run; the database is left alone where it fails. */
  beforeMigration?: ((client: ClientBase, pending: string) => Promise<void>) | undefined;
  /**
   * Called with the open store before anybody else may use it, while other processes that start wait: for what a first
   * start writes.
   */
  prepare?: ((store: Store) => Promise<void>) | undefined;
  /** Most connections to PostgreSQL; 10 by default. */
  maxConnections?: number | undefined;
}

const waitForConnectionMs = 10_000;
/** A probe is given up by who waits for it before. */
const probeConnectionMs = 2_000;

/**
 * Opens the database and brings it to this program's schema; several processes do so one after the other.
 * Errors: `DATABASE_IN_USE`, `DATABASE_DOWN`, `DATABASE_NEWER`, `DATABASE_ROLE`, `MIGRATION_CHANGED`.
 */
export const openStore = async (options: StoreOptions): Promise<Store> => {
  const backend = options.databaseUrl
    ? connectPostgres(options.databaseUrl, options.maxConnections)
    : await openEmbedded({ ...options, waitForConnectionMs });
  const { kind, pool } = backend;
  // Without listeners, a lost connection would end the process: the pool's is for an idle one, the client's for one
  // in use. The pool replaces it by itself.
  pool.on('error', (err) => options.log.debug({ err }, 'An idle database connection was removed.'));
  pool.on('connect', (client) => {
    client.on('error', (err) => {
      // One that is being closed may go as it likes.
      if (!pool.ending) options.log.warn({ err }, 'A database connection was lost.');
    });
  });
  const open = async (): Promise<Store> => {
    const role = quoteName(await migrated(pool, options));
    const commits = await openCommits({
      backend,
      node: randomUUID(),
      log: options.log,
      // What hangs on a connection that leads nowhere is told at once.
      onAway: () => backend.hangUp?.(),
    });
    const run = createTransactions({ pool, role, kind, commits });
    const store = createStore(backend, run, commits);
    await options.prepare?.(store).catch(async (error: unknown) => {
      await commits.close();
      throw error;
    });
    return store;
  };
  try {
    return await (backend.whileOthersWait?.(options.log, open) ?? open());
  } catch (error) {
    await pool.end();
    await backend.close();
    throw isConnectionLoss(error) ? down(error) : error;
  }
};

const createStore = (backend: Backend, run: ReturnType<typeof createTransactions>, commits: Commits): Store => {
  let closing: Promise<void> | undefined;
  const lend = <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => lendTo(work, backend.pool, commits.contact);
  return {
    kind: backend.kind,
    school: async (schoolId, work, options) => run(checkedId(schoolId), work, options),
    global: (work) => run('', work),
    connection: (work, { writes }) =>
      lend(async (client) => {
        const result = await work(client);
        if (writes) await commits.flushAll(client);
        return result;
      }),
    onCommit: commits.onCommit,
    onFlush: commits.onFlush,
    tell: async (text) => {
      if (backend.listen) await lend((client) => commits.tell(client, text));
    },
    onTold: commits.onTold,
    contact: commits.contact,
    applied: commits.applied,
    mark: async () => (await commits.heard()) ?? (await lend((client) => readCommits(client))).mark,
    commitsSince: (mark) => lend((client) => readCommits(client, mark)),
    ready: () => watched(commits.contact, () => lend(ping)),
    snapshot: () => backend.snapshot(),
    close() {
      closing ??= Promise.all([commits.close(), backend.pool.end()]).then(() => backend.close());
      return closing;
    },
  };
};

/** Makes a connection for a moment: one that is there already may have been cut. */
const connectOnce = async (
  connectionString: string,
  ask: (client: ClientBase) => Promise<void> = async () => undefined,
): Promise<void> => {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: probeConnectionMs,
    application_name: 'schoolyard-probe',
  });
  // What goes wrong is told to who waits.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await ask(client);
  } finally {
    void client.end();
  }
};

/** Lends a connection; one that work failed on is thrown away. */
const lendTo = async <T>(
  work: (client: PoolClient) => Promise<T>,
  pool: Pool,
  contact?: WatchedContact,
): Promise<T> => {
  const client = await acquire(pool, contact);
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
};

const ping = async (client: ClientBase): Promise<void> => {
  await client.query('SELECT 1');
};

const connectPostgres = (connectionString: string, max = 10): Backend => {
  const sockets = new Set<Socket>();
  const openSocket = (): Socket => {
    const socket = new Socket();
    sockets.add(socket);
    return socket.once('close', () => sockets.delete(socket));
  };
  const pool = new pg.Pool({
    connectionString,
    max,
    stream: openSocket,
    connectionTimeoutMillis: waitForConnectionMs,
    keepAlive: true,
    application_name: 'schoolyard',
    pipeline: true,
  });
  return {
    kind: 'postgres',
    pool,
    async snapshot() {
      throw new AppError('SNAPSHOT_OF_POSTGRES');
    },
    listen: (options) =>
      openListener({
        connectionString,
        probe: () => connectOnce(connectionString, ping),
        reach: () => connectOnce(connectionString),
        ...options,
      }),
    hangUp() {
      for (const socket of sockets) socket.destroy();
    },
    whileOthersWait: (log, work) =>
      withStartLock({ connectionString, connectionTimeoutMillis: waitForConnectionMs, log }, work),
    close: async () => undefined,
  };
};

const migrated = (pool: Pool, { beforeMigration }: Pick<StoreOptions, 'beforeMigration'>): Promise<string> =>
  lendTo(async (client) => {
    const pending = beforeMigration && (await firstPending(client));
    if (pending !== undefined) await beforeMigration?.(client, pending);
    return migrate(client);
  }, pool);

const checkedId = (schoolId: number): number => {
  if (Number.isInteger(schoolId) && schoolId >= 0 && schoolId <= 0x7fffffff) return schoolId;
  throw new AppError('SCHOOL_ID', { schoolId });
};
