import { randomUUID } from 'node:crypto';
import pg, { type ClientBase } from 'pg';
import type { Logger } from 'pino';
import { AppError } from '#shared/errors/app-error.ts';
import { quoteName } from './app-role.ts';
import type { Backend } from './backend.ts';
import { type Commits, openCommits } from './commits.ts';
import { openEmbedded } from './embedded.ts';
import { openListener } from './listener.ts';
import { firstPending, migrate } from './migrate.ts';
import type { Store } from './store.ts';
import { acquire, createTransactions } from './transactions.ts';

export interface StoreOptions {
  /** A PostgreSQL 15 or newer; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Logger;
  /** Milliseconds between snapshots of the embedded database; six hours by default, 0 for none. */
  onSnapshotEveryMs?: number | undefined;
  /** Called with the name of the first migration that is about to run; the database is left alone where it fails. */
  beforeMigration?: ((client: ClientBase, pending: string) => Promise<void>) | undefined;
  /** Most connections to PostgreSQL; 10 by default. */
  maxConnections?: number | undefined;
}

const waitForConnectionMs = 10_000;

/**
 * Opens the database and brings it to this program's schema.
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
  try {
    const role = quoteName(await migrated(pool, options));
    const commits = await openCommits({ backend, node: randomUUID(), log: options.log });
    const run = createTransactions({ pool, role, kind, commits });
    return createStore(backend, run, commits);
  } catch (error) {
    await pool.end();
    await backend.close();
    throw error;
  }
};

const createStore = (backend: Backend, run: ReturnType<typeof createTransactions>, commits: Commits): Store => {
  let closing: Promise<void> | undefined;
  return {
    kind: backend.kind,
    school: async (schoolId, work, options) => run(checkedId(schoolId), work, options),
    global: (work) => run('', work),
    async connection(work, { writes }) {
      const client = await acquire(backend.pool);
      try {
        const result = await work(client);
        if (writes) await commits.flushAll(client);
        client.release();
        return result;
      } catch (error) {
        client.release(true);
        throw error;
      }
    },
    onCommit: commits.onCommit,
    onFlush: commits.onFlush,
    isSynced: commits.isSynced,
    applied: commits.applied,
    async ready() {
      const client = await acquire(backend.pool);
      try {
        await client.query('SELECT 1');
      } catch (error) {
        client.release(true);
        throw error;
      }
      client.release();
    },
    snapshot: () => backend.snapshot(),
    close() {
      closing ??= Promise.all([commits.close(), backend.pool.end()]).then(() => backend.close());
      return closing;
    },
  };
};

const connectPostgres = (connectionString: string, max = 10): Backend => {
  const pool = new pg.Pool({
    connectionString,
    max,
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
    listen: (options) => openListener({ connectionString, ...options }),
    close: async () => undefined,
  };
};

const migrated = async (pool: pg.Pool, { beforeMigration }: Pick<StoreOptions, 'beforeMigration'>): Promise<string> => {
  const client = await acquire(pool);
  try {
    const pending = beforeMigration && (await firstPending(client));
    if (pending !== undefined) await beforeMigration?.(client, pending);
    const role = await migrate(client);
    client.release();
    return role;
  } catch (error) {
    client.release(true);
    throw error;
  }
};

const checkedId = (schoolId: number): number => {
  if (Number.isInteger(schoolId) && schoolId >= 0 && schoolId <= 0x7fffffff) return schoolId;
  throw new AppError('SCHOOL_ID', { schoolId });
};
