import { afterAll, beforeAll, expect, it } from 'vitest';
import { findSchoolBySlug } from '#server/store/global.ts';
import { openStore } from '#server/store/open-store.ts';
import { readSiteRecord } from '#server/store/site-record.ts';
import { scratchDirectory, silent } from '#tests/store/databases.ts';
import { makeOlderDatabase, type OlderDatabase } from '#tests/store/older-database.ts';
import { assignTheme } from './school-theme.ts';

const recordOf = (themeId: number, tokens: object) => ({
  themeId,
  version: null,
  preset: null,
  settings: {},
  tokens,
  overrides: {},
});
const first = recordOf(1, { 'color.primary': '#111111' });
const second = recordOf(2, { 'color.primary': '#222222' });

const folder = scratchDirectory();
let older: OlderDatabase;

beforeAll(async () => {
  const insert = (table: string, version: number, record: object): string =>
    `insert into ${table} (school_id, version, record) select max(id), ${version}, '${JSON.stringify(record)}' from schools`;
  older = await makeOlderDatabase('0011', [
    insert('site_record_history', 1, first),
    insert('site_record_history', 2, second),
    insert('site_records', 2, second),
  ]);
});
afterAll(async () => {
  await older.end();
  folder.remove();
});

it('a school of an older database keeps its choices, and finds those of a theme that it used before', async () => {
  const store = await openStore({ databaseUrl: older.url, dataDir: folder.dataDir, log: silent });
  try {
    const schoolId = (await findSchoolBySlug(store, 'old'))?.schoolId ?? 0;
    const take = (themeId?: number) =>
      store.school(schoolId, async (context) => {
        await assignTheme(context, { schoolId, themeId });
        return readSiteRecord(context, schoolId);
      });
    expect(await take()).toEqual(second);
    expect(await take(1)).toEqual(first);
    expect(await take(2)).toEqual(second);
  } finally {
    await store.close();
  }
});
