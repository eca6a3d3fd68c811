import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { AppError } from '#shared/errors/app-error.ts';
import { appRoleName, ensureAppRole } from './app-role.ts';
import { migrations } from './migrations.ts';

/**
 * Brings the database to this program's schema in one transaction: all of it or nothing. The caller
 * keeps other processes from it. Returns the application role's name. After an error the client is to be thrown away.
 * Errors: `DATABASE_NEWER`, `MIGRATION_CHANGED`, `DATABASE_ROLE`.
 */
export const migrate = async (client: ClientBase): Promise<string> => {
  await client.query('BEGIN');
  await applyPending(client);
  const found = await client.query<{ name: string }>('SELECT current_database() AS name');
  const role = appRoleName(found.rows[0]?.name ?? '');
  await ensureAppRole(client, role);
  await client.query('COMMIT');
  return role;
};

/**
 * The first migration that a database with tables of an older version still needs; undefined if it needs none, or is
 * empty.
 */
export const firstPending = async (client: ClientBase): Promise<string | undefined> => {
  const { rows: found } = await client.query<{ there: boolean }>(
    "SELECT to_regclass('schoolyard.migrations') IS NOT NULL AS there",
  );
  if (!found[0]?.there) return undefined;
  const { rows } = await client.query<{ name: string }>('SELECT name FROM schoolyard.migrations');
  const applied = new Set(rows.map(({ name }) => name));
  return applied.size === 0 ? undefined : migrations.find(({ name }) => !applied.has(name))?.name;
};

const applyPending = async (client: ClientBase): Promise<void> => {
  await client.query(
    `SET LOCAL client_min_messages = warning;
     CREATE SCHEMA IF NOT EXISTS schoolyard;
     CREATE TABLE IF NOT EXISTS schoolyard.migrations
       (name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
  );
  const { rows } = await client.query<{ name: string; hash: string }>('SELECT name, hash FROM schoolyard.migrations');
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
  checkApplied(applied);
  for (const { name, sql } of migrations) {
    if (applied.has(name)) continue;
    await client.query(sql);
    await client.query('INSERT INTO schoolyard.migrations (name, hash) VALUES ($1, $2)', [name, hashOf(sql)]);
  }
};

const checkApplied = (applied: ReadonlyMap<string, string>): void => {
  const known = new Map(migrations.map(({ name, sql }) => [name, hashOf(sql)]));
  for (const [name, hash] of applied) {
    const expected = known.get(name);
    if (expected === undefined) {
      throw new AppError('DATABASE_NEWER', { migration: name });
    }
    if (expected !== hash) {
      throw new AppError('MIGRATION_CHANGED', { migration: name });
    }
  }
};

const hashOf = (sql: string): string => createHash('sha256').update(sql).digest('hex');
