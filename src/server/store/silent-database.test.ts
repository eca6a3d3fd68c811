import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requirePostgres, silent } from '#tests/store/databases.ts';
import { type DatabaseProxy, startDatabaseProxy } from '#tests/support/database-proxy.ts';
import { createDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

describe('a database that says nothing any more', () => {
  let server: Awaited<ReturnType<typeof requirePostgres>>;
  let database: TestDatabase;
  let proxy: DatabaseProxy;
  let store: Store;
  beforeAll(async () => {
    server = await requirePostgres();
    database = await createDatabase(server.url, 'silent');
    proxy = await startDatabaseProxy(database.url);
    store = await openStore({ databaseUrl: proxy.url, dataDir: '', log: silent, maxConnections: 2 });
  });
  afterAll(async () => {
    await store.close();
    await proxy.stop();
    await database.drop();
    await server.stop();
  });

  const read = () => store.school(0, ({ db }) => db.execute(sql`select 1`), { readOnly: true });

  it('is no more waited for long before its own connections notice, and used again when it answers', async () => {
    await read();
    // Gives up later than what a visitor waits for, and sooner than the connection that listens.
    const patient = new pg.Client({ connectionString: proxy.url, query_timeout: 2_000 });
    patient.on('error', () => undefined);
    await patient.connect();
    proxy.swallow();
    const ended: string[] = [];
    const said = (name: string) => (error: unknown) => {
      ended.push(name);
      return error;
    };
    const [failure] = await Promise.all([
      read().catch(said('visitor')),
      store.ready().catch(said('ready')),
      patient.query('select 1').catch(said('patient')),
    ]);
    expect(failure).toMatchObject({ code: 'DATABASE_DOWN' });
    expect(ended.at(-1)).toBe('patient');
    expect(store.contact.state()).toBe('away');
    proxy.allow();
    await expect.poll(() => store.contact.state()).toBe('synced');
    expect((await read()).rowCount).toBe(1);
    void patient.end();
  });

  it('is still there where it only takes its time', async () => {
    const states = new Set<string>();
    const timer = setInterval(() => states.add(store.contact.state()), 20);
    await store.school(0, ({ db }) => db.execute(sql`select pg_sleep(2.5)`));
    clearInterval(timer);
    expect([...states]).toEqual(['synced']);
  });
});
