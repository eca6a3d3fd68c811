import { createHash, randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrations } from '#server/store/migrations.ts';
import { createDatabase } from '../support/postgres.ts';
import { requirePostgres } from './databases.ts';

/** A PostgreSQL database of an earlier version, owned by a role like any other, which obeys the policies too. */
export interface OlderDatabase {
  readonly url: string;
  end(): Promise<void>;
}

/**
 * Makes the schema as it was before a migration, such as `0004`, with one school; the statements run as that school,
 * whose id is `(select max(id) from schools)`.
 */
export const makeOlderDatabase = async (before: string, statements: readonly string[]): Promise<OlderDatabase> => {
  const role = `older_owner_${randomBytes(4).toString('hex')}`;
  const server = await requirePostgres();
  const database = await createDatabase(server.url, 'older');
  await run(
    server.url,
    `create role ${role} login createrole nosuperuser nobypassrls`,
    `alter database "${new URL(database.url).pathname.slice(1)}" owner to ${role}`,
  );
  const url = new URL(database.url);
  url.username = role;
  const older = migrations.filter(({ name }) => name < before);
  await run(
    url.href,
    'create schema schoolyard',
    'create table schoolyard.migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    ...older.map(({ sql }) => sql),
    ...older.map(({ name, sql }) => {
      const hash = createHash('sha256').update(sql).digest('hex');
      return `insert into schoolyard.migrations (name, hash) values ('${name}', '${hash}')`;
    }),
    "insert into schools (slug, school_key, name, status) values ('old', 'OLD', 'Old School', 'active')",
    "select set_config('app.school_id', (select max(id)::text from schools), false)",
    ...statements,
  );
  return {
    url: url.href,
    async end() {
      await database.drop();
      await run(server.url, `drop role ${role}`);
      await server.stop();
    },
  };
};

const run = async (url: string, ...statements: string[]): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};
