import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requirePostgres, silent } from '#tests/store/databases.ts';
import { createDatabase } from '#tests/support/postgres.ts';
import { databaseFault } from './errors.ts';
import { migrations } from './migrations.ts';
import { openStore } from './open-store.ts';

let server: Awaited<ReturnType<typeof requirePostgres>>;

beforeAll(async () => {
  server = await requirePostgres();
});
afterAll(() => server.stop());

/** Runs work with a store on a database of its own, and a client next to it. */
const withStore = async (work: (store: Awaited<ReturnType<typeof openStore>>, client: pg.Client) => Promise<void>) => {
  const database = await createDatabase(server.url, 'postgres');
  const store = await openStore({ databaseUrl: database.url, dataDir: '', log: silent, maxConnections: 1 });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await work(store, client);
  } finally {
    await client.end();
    await store.close();
    await database.drop();
  }
};

const cutAll = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'schoolyard' and datname = current_database()`;

test('a statement is ended at its time limit', () =>
  withStore(async (store) => {
    const slow = store.school(0, ({ db }) => db.execute(sql`select pg_sleep(60)`), { timeoutMs: 20 });
    expect(databaseFault(await slow.catch((reason: unknown) => reason))?.code).toBe('57014');
    await expect(store.ready()).resolves.toBeUndefined();
  }));

test('a connection cut inside a transaction is DATABASE_DOWN once, after which all works again', () =>
  withStore(async (store, client) => {
    const received: unknown[] = [];
    store.onCommit((tags) => received.push(tags));
    const cut = store.school(0, async ({ db, touch }) => {
      touch('x');
      await client.query(cutAll);
      await db.execute(sql`select 1`);
    });
    await expect(cut).rejects.toMatchObject({ code: 'DATABASE_DOWN' });
    await expect(store.ready()).resolves.toBeUndefined();
    expect(received).toEqual([]);
  }));

test('a connection cut while idle ends neither the process nor the next transaction', () =>
  withStore(async (store, client) => {
    await store.ready();
    await client.query(cutAll);
    const recovered = async () => store.school(0, async ({ db }) => (await db.execute(sql`select 1`)).rowCount);
    // The pool may learn of the cut only from the first request after it.
    expect(await recovered().catch(recovered)).toBe(1);
  }));

test('processes that start at once on an empty database wait for each other', async () => {
  const database = await createDatabase(server.url, 'race');
  const open = () => openStore({ databaseUrl: database.url, dataDir: '', log: silent });
  const stores = await Promise.all([open(), open(), open(), open()]);
  const applied = await Promise.all(stores.map((store) => store.ready()));
  expect(applied).toHaveLength(4);
  await Promise.all(stores.map((store) => store.close()));
  await database.drop();
});

test('a database with an unknown migration is refused as newer', () =>
  withStore(async (_store, client) => {
    await client.query(`insert into schoolyard.migrations (name, hash) values ('9999_later', 'x')`);
    const url = new URL(server.url);
    url.pathname = `/${client.database}`;
    const opened = openStore({ databaseUrl: url.href, dataDir: '', log: silent });
    await expect(opened).rejects.toMatchObject({ code: 'DATABASE_NEWER' });
  }));

test('a migration changed after it ran is refused', () =>
  withStore(async (_store, client) => {
    await client.query(`update schoolyard.migrations set hash = 'other' where name = $1`, [migrations[0]?.name]);
    const url = new URL(server.url);
    url.pathname = `/${client.database}`;
    const opened = openStore({ databaseUrl: url.href, dataDir: '', log: silent });
    await expect(opened).rejects.toMatchObject({ code: 'MIGRATION_CHANGED' });
  }));

test('a login role that owns only its database is enough, and two stores of other databases do not disturb it', async () => {
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  const database = await createDatabase(server.url, 'plain');
  const url = new URL(database.url);
  await admin.query(`create role plain_login login createrole`);
  await admin.query(`alter database "${url.pathname.slice(1)}" owner to plain_login`);
  url.username = 'plain_login';
  const store = await openStore({ databaseUrl: url.href, dataDir: '', log: silent });
  const role = await store.school(0, ({ db }) => db.execute<{ role: string }>(sql`select current_user as role`));
  expect(role.rows[0]?.role).toBe(`schoolyard_app_${url.pathname.slice(1)}`);
  await store.close();
  await database.drop();
  await admin.query('drop role plain_login');
  await admin.end();
});

test('an address where no database answers is DATABASE_DOWN with the reason', async () => {
  const url = 'postgres://postgres@localhost/postgres?host=/nowhere';
  const opened = openStore({ databaseUrl: url, dataDir: '', log: silent });
  await expect(opened).rejects.toMatchObject({ code: 'DATABASE_DOWN' });
});
