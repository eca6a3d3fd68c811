import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArchive } from '#server/domains/backup/archive.ts';
import { openDatabase } from '#server/main/open-database.ts';
import { migrations } from '#server/store/migrations.ts';
import { packageRoot } from '#shared/package-root.ts';
import { createDatabase, type TestDatabase, type TestPostgres } from '../support/postgres.ts';
import { requirePostgres, scratchDirectory, silent } from './databases.ts';

const older = migrations.slice(0, 3);

/** The migrations that a database has, and whether each table of the newest is there. */
const stateOf = async (url: string): Promise<{ applied: string[]; hasNewest: boolean }> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('select name from schoolyard.migrations order by name');
    const newest = await client.query<{ there: boolean }>("select to_regclass('public.students') is not null as there");
    return { applied: rows.map(({ name }) => name), hasNewest: newest.rows[0]?.there ?? false };
  } finally {
    await client.end();
  }
};

/** Makes a database as an older version has left it, with a school in it. */
const makeOlder = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create schema schoolyard');
  await client.query(
    'create table schoolyard.migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  const { createHash } = await import('node:crypto');
  for (const { name, sql } of older) {
    await client.query(sql);
    const hash = createHash('sha256').update(sql).digest('hex');
    await client.query('insert into schoolyard.migrations (name, hash) values ($1, $2)', [name, hash]);
  }
  await client.query(
    "insert into schools (slug, school_key, name, status) values ('old', 'OLD', 'Old School', 'active')",
  );
  await client.query('insert into content (school_id, type, published) select id, $1, $2 from schools where id > 0', [
    'notice',
    { noticeHead: 'Kept' },
  ]);
  await client.end();
};

describe('an upgrade of an older PostgreSQL database', () => {
  let server: TestPostgres;
  let database: TestDatabase;
  const folder = scratchDirectory();

  beforeAll(async () => {
    server = await requirePostgres();
    database = await createDatabase(server.url, 'upgrade');
    await makeOlder(database.url);
  });
  afterAll(async () => {
    await database.drop();
    await server.stop();
    folder.remove();
  });

  it('that is killed at any moment leaves the old schema or the new one, never something between', async () => {
    const program = join(packageRoot, 'tests/store/store-process.ts');
    const outcomes = new Set<string>();
    // The later it is killed, the further it gets.
    for (const ms of [0, 10, 40, 160, 640]) {
      const child = spawn(process.execPath, ['--import', 'tsx', program, folder.dataDir, database.url], {
        cwd: packageRoot,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const exited = new Promise((resolve) => child.once('exit', resolve));
      await untilConnected(database.url);
      await setTimeout(ms);
      child.kill('SIGKILL');
      await exited;
      const { applied, hasNewest } = await stateOf(database.url);
      const isOld = applied.length === older.length && !hasNewest;
      const isNew = applied.length === migrations.length && hasNewest;
      expect([isOld, isNew], JSON.stringify(applied)).toContain(true);
      outcomes.add(isNew ? 'new' : 'old');
      if (isNew) break;
    }
    expect(outcomes).toContain('old');
  });

  it('is finished by the next start, which has written a backup of all rows before', async () => {
    const store = await openDatabase({ databaseUrl: database.url, dataDir: folder.dataDir, log: silent });
    await store.close();
    expect(await stateOf(database.url)).toEqual({ applied: migrations.map(({ name }) => name), hasNewest: true });
    const snapshots = join(folder.dataDir, 'snapshots');
    expect(existsSync(snapshots)).toBe(true);
    const names = readdirSync(snapshots).filter((name) => name.endsWith('.tar.gz'));
    expect(names.length).toBeGreaterThan(0);
    const rows: string[] = [];
    for await (const { name, data } of readArchive(join(snapshots, names.at(-1) ?? '')))
      if (name.startsWith('rows/')) rows.push(data.toString('utf8'));
    expect(rows.join('')).toContain('"noticeHead": "Kept"');
  });
});

/** Waits until another process has connected. */
const untilConnected = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const isAlone = async (): Promise<boolean> => {
    const { rows } = await client.query(
      'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    return rows.length === 0;
  };
  try {
    while (await isAlone()) await setTimeout(2);
  } finally {
    await client.end();
  }
};
