import { createTableRelationsHelpers, extractTablesRelationalConfig } from 'drizzle-orm';
import type { NodePgClient } from 'drizzle-orm/node-postgres';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { ClientBase } from 'pg';
import { AppError } from '#shared/errors/app-error.ts';
import * as schema from './schema.ts';
import type { Db } from './store.ts';

const { tables, tableNamesMap } = extractTablesRelationalConfig<Tables>(schema, createTableRelationsHelpers);
const relations = { fullSchema: schema, schema: tables, tableNamesMap };
const dialect = new PgDialect();

type Tables = NonNullable<Db['_']['schema']>;

/**
 * Drizzle for one transaction. It is made as drizzle makes it inside a transaction, where `db.transaction` is a
 * savepoint: outside one it would send BEGIN and ROLLBACK, end ours, and leave the role and the tenant behind.
 * After `end`, queries are refused: work that goes on after it has failed would otherwise reach the connection's next
 * transaction, which is another school's.
 */
export const openTransactionDb = (client: ClientBase): { db: Db; end(): void } => {
  let hasEnded = false;
  const guarded = {
    query: (...args: Parameters<ClientBase['query']>) => {
      if (hasEnded) throw ended();
      return client.query(...args);
    },
  };
  const session = new NodePgSession<typeof schema, Tables>(guarded as unknown as NodePgClient, dialect, relations);
  return {
    db: new NodePgTransaction<typeof schema, Tables>(dialect, session, relations),
    end() {
      hasEnded = true;
    },
  };
};

const ended = (): AppError => new AppError('TRANSACTION_ENDED');
