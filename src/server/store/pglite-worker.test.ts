import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scratchDirectory, silent } from '#tests/store/databases.ts';
import { putEmptyDatabase } from '#tests/support/template.ts';
import { openStore } from './open-store.ts';
import { content } from './schema.ts';
import type { Store } from './store.ts';

let scratch: ReturnType<typeof scratchDirectory>;
let store: Store;

beforeAll(async () => {
  scratch = scratchDirectory();
  await putEmptyDatabase(scratch.dataDir);
  store = await openStore({ dataDir: scratch.dataDir, log: silent });
});
afterAll(async () => {
  await store.close();
  scratch.remove();
});

test('the main event loop goes on during a slow query', async () => {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 1);
  await store.school(0, ({ db }) => db.execute(sql`select count(*) from generate_series(1, 2000000)`));
  clearInterval(timer);
  // On the main thread the whole query would be one tick.
  expect(ticks).toBeGreaterThan(20);
});

test('after a PANIC nothing is acknowledged, and the next request finds every commit again', async () => {
  await store.school(0, ({ db }) => db.insert(content).values({ schoolId: 0, type: 'before' }));
  const wal = path.join(scratch.dataDir, 'database', 'pg_wal');
  fs.renameSync(wal, `${wal}.away`);
  // Larger than a WAL segment, so that a new one is needed, for which there is no directory.
  const large = 'x'.repeat(1_000_000);
  const write = store.school(0, async ({ db }) => {
    for (let n = 0; n < 40; n += 1) {
      await db.execute(sql`select pg_logical_emit_message(true, 'fill', ${large})`).catch(() => undefined);
      await db.insert(content).values({ schoolId: 0, type: 'after' });
    }
  });
  await expect(write).rejects.toBeInstanceOf(Error);
  fs.renameSync(`${wal}.away`, wal);
  const rows = await store.school(0, ({ db }) => db.select().from(content));
  expect(rows.map(({ type }) => type)).toEqual(['before']);
});
