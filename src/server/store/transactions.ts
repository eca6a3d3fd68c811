import type { Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { isConnectionLoss, StoreError } from './errors.ts';
import type { SchoolOptions, Store, StoreContext } from './store.ts';
import { openTransactionDb } from './transaction-db.ts';

const defaultTimeoutMs = 30_000;
const idleTimeoutMs = 60_000;

export interface TransactionOptions {
  pool: Pool;
  /** The application role, quoted for SQL. */
  role: string;
  kind: Store['kind'];
  log: Logger;
}

/** Runs work in transactions of one pool, and tells listeners which tags they made stale. */
export function createTransactions({ pool, role, kind, log }: TransactionOptions) {
  const listeners = new Set<(tags: readonly string[]) => void>();

  // One round trip. The tenant is an integer that was checked, or '' for none, so there is nothing to escape.
  function beginning(tenant: number | '', { readOnly, timeoutMs }: SchoolOptions): string {
    const begin = `BEGIN${readOnly ? ' READ ONLY' : ''}; SET LOCAL ROLE ${role}; SELECT set_config('app.school_id', '${tenant}', true)`;
    if (kind === 'embedded') return begin;
    const timeout = Math.ceil(timeoutMs ?? defaultTimeoutMs);
    return `${begin}; SET LOCAL statement_timeout = ${timeout}; SET LOCAL idle_in_transaction_session_timeout = ${idleTimeoutMs}`;
  }

  function announce(tags: ReadonlySet<string>): void {
    if (tags.size === 0) return;
    const list = [...tags];
    for (const listener of listeners) {
      try {
        listener(list);
      } catch (err) {
        // The commit stands; a listener's failure must not turn it into an error for the writer.
        log.error({ err, tags: list }, 'A listener to commits failed.');
      }
    }
  }

  async function run<T>(
    tenant: number | '',
    work: (context: StoreContext) => Promise<T>,
    options: SchoolOptions = {},
  ): Promise<T> {
    const client = await acquire(pool);
    const { db, end } = openTransactionDb(client);
    const tags = new Set<string>();
    let result: T;
    try {
      // The work starts at once, so that its first query travels with the beginning. Where that fails after BEGIN, the
      // transaction is aborted and refuses the work's queries; where BEGIN fails, the connection is lost.
      const [begun, worked] = await Promise.allSettled([
        client.query(beginning(tenant, options)),
        work({ db, touch: (tag) => void tags.add(tag) }),
      ]);
      if (begun.status === 'rejected') throw begun.reason;
      if (worked.status === 'rejected') throw worked.reason;
      result = worked.value;
      end();
      const { command } = await client.query('COMMIT');
      if (command !== 'COMMIT') throw aborted();
    } catch (error) {
      end();
      await abandon(client, error);
      throw isConnectionLoss(error) ? down(error) : error;
    }
    client.release();
    announce(tags);
    return result;
  }

  return {
    run,
    onCommit(listener: (tags: readonly string[]) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Takes a connection. Errors: `DATABASE_BUSY` where none became free in time, `DATABASE_DOWN`. */
export async function acquire(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    if (error instanceof StoreError) throw error;
    if (!(error instanceof Error) || !error.message.startsWith('timeout exceeded')) throw down(error);
    throw new StoreError(
      'DATABASE_BUSY',
      'No database connection became free in time.',
      'Try again later. If this happens without load, look for a transaction that is opened inside another one.',
      { cause: error },
    );
  }
}

/** Rolls back, so that the pool gets a clean connection; one that cannot roll back is thrown away. */
async function abandon(client: PoolClient, reason: unknown): Promise<void> {
  if (isConnectionLoss(reason)) return client.release(true);
  try {
    await client.query('ROLLBACK');
    client.release();
  } catch (error) {
    client.release(error instanceof Error ? error : true);
  }
}

function aborted(): StoreError {
  return new StoreError(
    'TRANSACTION_ABORTED',
    'Nothing was saved: a statement of the transaction had failed, and its error was caught inside the work.',
    'Let the error of a failed statement leave the work, or run the statement in a savepoint (db.transaction).',
  );
}

function down(cause: unknown): StoreError {
  for (let inner = cause; inner instanceof Error; inner = inner.cause) if (inner instanceof StoreError) return inner;
  const reason = cause instanceof Error ? cause.message : String(cause);
  const hint =
    'Check that the database of DATABASE_URL runs and accepts connections; requests work again once it does.';
  return new StoreError('DATABASE_DOWN', `The database does not answer: ${reason}`, hint, { cause });
}
