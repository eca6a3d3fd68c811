import pg from 'pg';
import type { Logger } from 'pino';

// Any fixed number; advisory locks are per database.
const lockKey = 727_001;

interface StartLockOptions {
  readonly connectionString: string;
  readonly connectionTimeoutMillis: number;
  readonly log: Logger;
}

/**
 * Runs work while no other process over the same PostgreSQL database does the same: to back up, migrate and fill it at
 * a start. The lock is the session's of a connection of its own, so that it ends with a process that is killed.
 */
export const withStartLock = async <T>(
  { connectionString, connectionTimeoutMillis, log }: StartLockOptions,
  work: () => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis,
    keepAlive: true,
    application_name: 'schoolyard-start',
  });
  client.on('error', (err) => log.warn({ err }, 'The connection that keeps other starts waiting was lost.'));
  try {
    await client.connect();
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [lockKey]);
    if (!rows[0]?.free) {
      log.info('Another process prepares the database; this one waits for it.');
      await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    }
    return await work();
  } finally {
    // Ends the lock too. What it is connected to may be gone.
    await client.end().catch((err: unknown) => log.debug({ err }, 'The connection of a start did not close.'));
  }
};
