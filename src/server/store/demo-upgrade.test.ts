import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scratchDirectory, silent } from '#tests/store/databases.ts';
import { makeOlderDatabase, type OlderDatabase } from '#tests/store/older-database.ts';
import { openStore } from './open-store.ts';

const folder = scratchDirectory();
let older: OlderDatabase;

beforeAll(async () => {
  older = await makeOlderDatabase('0012', [
    `insert into audit_log (school_id, actor, action, entity)
     select max(id), 'first start', 'import', 'school' from schools`,
    "insert into schools (slug, school_key, name, status) values ('new', 'NEW', 'New School', 'active')",
  ]);
});
afterAll(async () => {
  await older.end();
  folder.remove();
});

it('schools that a first start imported are demo schools after the upgrade, and no others', async () => {
  const store = await openStore({ databaseUrl: older.url, dataDir: folder.dataDir, log: silent });
  try {
    const demos = sql`select slug from schools where is_demo order by slug`;
    expect((await store.global(({ db }) => db.execute(demos))).rows).toEqual([{ slug: 'old' }]);
    const forced = sql`select relforcerowsecurity as forced from pg_class where relname = 'audit_log'`;
    expect((await store.global(({ db }) => db.execute(forced))).rows).toEqual([{ forced: true }]);
  } finally {
    await store.close();
  }
});
