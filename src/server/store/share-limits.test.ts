import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressKey, recipientKey } from '#server/core/limits/limit-key.ts';
import { createSharedLimiter } from '#server/core/limits/limiter.ts';
import { requirePostgres, silent } from '#tests/store/databases.ts';
import {
  createDatabase,
  type ScratchPostgres,
  startScratchPostgres,
  type TestDatabase,
} from '#tests/support/postgres.ts';
import { until } from '#tests/support/until.ts';
import { removeEndedWindows } from './limit-windows.ts';
import { openStore } from './open-store.ts';
import { createExchange } from './share-limits.ts';
import type { Store } from './store.ts';

const minute = 60_000;
const start = Date.parse('2026-11-21T06:30:00Z');
const limit = { name: 'try', max: 5, perSeconds: 60 };

/** A node over a store: its limiter, and its exchange with the others. */
const nodeOf = (store: Store, clock: { readonly now: number }) => {
  const now = (): number => clock.now;
  const idOf = (text: string): string => createHash('sha256').update(text).digest('hex');
  const { limiter, counts } = createSharedLimiter({ now, idOf });
  return { limiter, exchange: createExchange({ store, counts, now }) };
};

const take = ({ limiter }: Pick<ReturnType<typeof nodeOf>, 'limiter'>, address: string, times = 1): number[] =>
  Array.from({ length: times }, () => limiter.take(limit, addressKey(1, address)));

describe('limits of nodes over one PostgreSQL', () => {
  const clock = { now: start };
  let end: () => Promise<void>;
  let stores: readonly [Store, Store];

  beforeAll(async () => {
    const server = await requirePostgres();
    const database = await createDatabase(server.url, 'limits');
    const open = () => openStore({ databaseUrl: database.url, dataDir: '', log: silent });
    const first = await open();
    const second = await open();
    stores = [first, second];
    end = async () => {
      await second.close();
      await first.close();
      await database.drop();
      await server.stop();
    };
  });
  afterAll(() => end());

  const open = () => [nodeOf(stores[0], clock), nodeOf(stores[1], clock)] as const;
  const rows = async (): Promise<Record<string, unknown>[]> =>
    stores[0].global(async ({ db }) => (await db.execute(sql`select * from rate_limit_windows`)).rows);

  it('are spent half on one and half on another, after which both refuse', async () => {
    const [first, second] = open();
    expect(take(first, '192.0.2.1', 3)).toEqual([0, 0, 0]);
    clock.now += 20_000;
    expect(take(second, '192.0.2.1', 2)).toEqual([0, 0]);
    await first.exchange();
    await second.exchange();
    // The window ends where the first node began it.
    expect(take(second, '192.0.2.1')).toEqual([40]);
    await first.exchange();
    expect(take(first, '192.0.2.1')).toEqual([40]);
    // One that starts now learns of it too.
    const third = nodeOf(stores[1], clock);
    await third.exchange();
    expect(take(third, '192.0.2.1')).toEqual([40]);
    clock.now += 40_000;
    expect([...take(first, '192.0.2.1'), ...take(second, '192.0.2.1')]).toEqual([0, 0]);
    await first.exchange();
    await second.exchange();
    expect(take(second, '192.0.2.1', 4)).toEqual([0, 0, 0, 60]);
  });

  it('are right however many exchange at once', async () => {
    const nodes = [...open(), ...open()];
    const addresses = Array.from({ length: 1200 }, (_, at) => `10.1.${at >> 8}.${at & 255}`);
    for (const node of nodes)
      for (const address of node === nodes[0] ? addresses : addresses.toReversed()) take(node, address);
    await Promise.all(nodes.map((node) => node.exchange()));
    for (const node of nodes) {
      for (const address of addresses) take(node, address);
      await node.exchange();
    }
    const counts = await stores[0].global(({ db }) =>
      db.execute<{ n: number }>(sql`select count(*)::int as n from rate_limit_windows where count = 8`),
    );
    expect(counts.rows[0]?.n).toBe(1200);
  });

  it('leave nothing in the database that names anyone, and no row for long', async () => {
    const [first] = open();
    first.limiter.take(limit, addressKey(1, '203.0.113.77'));
    first.limiter.take(limit, recipientKey('asha@example.org'));
    await first.exchange();
    const found = await rows();
    expect(found.length).toBeGreaterThan(1);
    expect(JSON.stringify(found)).not.toMatch(/203\.0\.113|asha|example|try/);
    await removeEndedWindows(stores[0], new Date(clock.now + minute));
    expect(await rows()).not.toEqual([]);
    await removeEndedWindows(stores[0], new Date(clock.now + 2 * minute));
    expect(await rows()).toEqual([]);
  });

  it('are in a table that a crash may empty', async () => {
    const { rows: found } = await stores[0].global(({ db }) =>
      db.execute(sql`select relpersistence from pg_class where relname = 'rate_limit_windows'`),
    );
    expect(found).toEqual([{ relpersistence: 'u' }]);
  });
});

describe('limits of nodes whose PostgreSQL is away', () => {
  const clock = { now: start };
  let postgres: ScratchPostgres;
  let database: TestDatabase;
  let stores: readonly [Store, Store];

  beforeAll(async () => {
    const started = await startScratchPostgres();
    if (!started) throw new Error('No PostgreSQL 15 or newer was found. Install one.');
    postgres = started;
    database = await createDatabase(postgres.url, 'limits');
    const open = () => openStore({ databaseUrl: database.url, dataDir: '', log: silent });
    stores = [await open(), await open()];
  });
  afterAll(async () => {
    for (const store of stores) await store.close();
    await postgres.stop();
  });

  it('are decided by each alone, and merged when it is back', async () => {
    const [first, second] = [nodeOf(stores[0], clock), nodeOf(stores[1], clock)];
    take(first, '192.0.2.1', 2);
    await first.exchange();
    await postgres.crash();
    await expect(first.exchange()).rejects.toThrow();
    take(first, '192.0.2.2', 2);
    take(second, '192.0.2.2', 3);
    await expect(second.exchange()).rejects.toThrow();
    await expect(first.exchange()).rejects.toThrow();
    expect(take(first, '192.0.2.1', 4)).toEqual([0, 0, 0, 60]);
    await postgres.restart();
    await until(() => stores.every(({ contact }) => contact.state() === 'synced'));
    for (const node of [first, second, first]) await node.exchange();
    expect([...take(first, '192.0.2.2'), ...take(second, '192.0.2.2')]).toEqual([60, 60]);
    // What was sent before the crash is lost with it, but not to who has counted it.
    expect(take(first, '192.0.2.1')).toEqual([60]);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query('select count from rate_limit_windows order by count');
    await client.end();
    expect(rows).toEqual([{ count: 3 }, { count: 5 }]);
  });
});
