import type { Pool, PoolClient } from 'pg';
import { storeErrors } from '#schemas/errors/store.ts';
import { createTurns } from '#server/core/concurrency/turns.ts';
import { AppError, isOfArea } from '#shared/errors/app-error.ts';
import type { Commits } from './commits.ts';
import type { WatchedContact } from './contact.ts';
import { databaseAway, databaseFault, isConnectionLoss } from './errors.ts';
import { forgetValues } from './forget-values.ts';
import type { SchoolOptions, Store, StoreContext } from './store.ts';
import { openTransactionDb } from './transaction-db.ts';

const defaultTimeoutMs = 30_000;
const idleTimeoutMs = 60_000;
/** A statement refused because one before it had failed. */
const abortedCode = '25P02';

export interface TransactionOptions {
  pool: Pool;
  /** The application role, quoted for SQL. */
  role: string;
  kind: Store['kind'];
  commits: Commits;
}

/**
 * Runs work in transactions of one pool, and announces those that made tags stale. Where all its connections are taken,
 * schools have their turns: the many transactions of one keep another's waiting for one of them at most.
 */
export const createTransactions = ({ pool, role, kind, commits }: TransactionOptions) => {
  const { max, connectionTimeoutMillis: waitMs = defaultTimeoutMs } = pool.options;
  const inTurn = createTurns<number | ''>(max, { waitMs, late: () => new AppError('DATABASE_BUSY') });
  // One round trip. The tenant is an integer that was checked, or '' for none, so there is nothing to escape.
  const beginSql = (tenant: number | '', { readOnly, timeoutMs }: SchoolOptions): string => {
    const started = `BEGIN${readOnly ? ' READ ONLY' : ''}; SET LOCAL ROLE ${role}; SELECT set_config('app.school_id', '${tenant}', true)`;
    if (kind === 'embedded') return started;
    const timeout = Math.ceil(timeoutMs ?? defaultTimeoutMs);
    return `${started}; SET LOCAL statement_timeout = ${timeout}; SET LOCAL idle_in_transaction_session_timeout = ${idleTimeoutMs}`;
  };

  const run = async <T>(
    tenant: number | '',
    work: (context: StoreContext) => Promise<T>,
    options: SchoolOptions,
  ): Promise<T> => {
    const client = await acquire(pool, commits.contact);
    const { db, end } = openTransactionDb(client);
    const tags = new Set<string>();
    const { readOnly = false } = options;
    let result: T;
    let isCommitting = false;
    let transaction: bigint | undefined;
    try {
      // The work starts at once, so that its first query travels with the start. Where that fails after BEGIN, the
      // transaction is aborted and refuses the work's queries; where BEGIN fails, the connection is lost.
      const [began, worked] = await Promise.allSettled([
        client.query(beginSql(tenant, options)),
        work({ db, touch: (tag) => void tags.add(tag) }),
      ]);
      if (began.status === 'rejected') throw began.reason;
      if (worked.status === 'rejected') throw worked.reason;
      result = worked.value;
      end();
      isCommitting = true;
      transaction = await commit(client, commits.record(client, [...tags]));
    } catch (error) {
      end();
      forgetValues(error);
      await abandon(client, error);
      if (!isConnectionLoss(error)) throw error;
      commits.contact.lost();
      if (!isCommitting) throw down(error);
      // It may have been committed: for the caches it was.
      commits.announce([...tags]);
      throw readOnly ? down(error) : new AppError('COMMIT_LOST', { reason: reasonOf(error) }, { cause: error });
    }
    client.release();
    commits.contact.answered();
    commits.announce([...tags], transaction);
    return result;
  };

  return async <T>(
    tenant: number | '',
    work: (context: StoreContext) => Promise<T>,
    options: SchoolOptions = {},
  ): Promise<T> => {
    requireContact(commits.contact);
    return inTurn(tenant, () => watched(commits.contact, () => run(tenant, work, options)));
  };
};

/** Work that ends where it turns out on the way that there is no way to the database any more. */
export const watched = async <T>(contact: WatchedContact, work: () => Promise<T>): Promise<T> => {
  const end = contact.waits();
  try {
    return await work();
  } finally {
    end();
  }
};

/** Nobody waits for a database that is known to be away. Errors: `DATABASE_DOWN`. */
const requireContact = (contact: WatchedContact | undefined): void => {
  if (contact?.state() === 'away') throw databaseAway();
};

/** Commits in the same round trip that what was `sent` last travels in, and gives what that gives. */
const commit = async <T>(client: PoolClient, sent: Promise<T> | undefined): Promise<T | undefined> => {
  const [announced, committed] = await Promise.allSettled([sent, client.query('COMMIT')]);
  if (committed.status === 'rejected') throw committed.reason;
  if (committed.value.command === 'COMMIT' && announced.status === 'fulfilled') return announced.value;
  const isOwnFault = announced.status === 'rejected' && databaseFault(announced.reason)?.code !== abortedCode;
  throw isOwnFault ? announced.reason : new AppError('TRANSACTION_ABORTED');
};

/**
 * Takes a connection; none is tried for while the database is known to be away. Errors: `DATABASE_BUSY` where none
 * became free in time, `DATABASE_DOWN`.
 */
export const acquire = async (pool: Pool, contact?: WatchedContact): Promise<PoolClient> => {
  requireContact(contact);
  try {
    return await pool.connect();
  } catch (error) {
    if (isOfArea(error, storeErrors)) throw error;
    if (error instanceof Error && error.message.startsWith('timeout exceeded'))
      throw new AppError('DATABASE_BUSY', {}, { cause: error });
    contact?.lost();
    throw down(error);
  }
};

/** Rolls back, so that the pool gets a clean connection; one that cannot roll back is thrown away. */
const abandon = async (client: PoolClient, reason: unknown): Promise<void> => {
  if (isConnectionLoss(reason)) return client.release(true);
  try {
    await client.query('ROLLBACK');
    client.release();
  } catch (error) {
    client.release(error instanceof Error ? error : true);
  }
};

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** What a lost connection is told as. */
export const down = (cause: unknown): AppError => {
  for (let inner = cause; inner instanceof Error; inner = inner.cause) if (isOfArea(inner, storeErrors)) return inner;
  return new AppError('DATABASE_DOWN', { reason: reasonOf(cause) }, { cause });
};
