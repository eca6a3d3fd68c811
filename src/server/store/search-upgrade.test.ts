import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scratchDirectory, silent } from '#tests/store/databases.ts';
import { makeOlderDatabase, type OlderDatabase } from '#tests/store/older-database.ts';
import { openStore } from './open-store.ts';

const folder = scratchDirectory();
let older: OlderDatabase;

beforeAll(async () => {
  older = await makeOlderDatabase('0004', [
    `insert into students (school_id, admission_no, admission_date, first_name, date_of_birth, gender, mobile)
     select max(id), 'A1', '2026-04-01', 'Yamini', '2018-01-01', 'Female', '+919876543210' from schools`,
    `insert into enquiries (school_id, reference_no, enquiry_type, session, class_id, first_name, date_of_birth, gender,
       parent_name, parent_relation, mobile, consent_version)
     select max(id), 'E2026-000001', 1, '2026-2027', 1, 'Omkar', '2020-01-01', 'Male', 'Ila Deo', 1, '+919876543211', '1'
     from schools`,
  ]);
});
afterAll(async () => {
  await older.end();
  folder.remove();
});

it('rows of an older database are found by keyword after the upgrade, where its owner obeys the policies too', async () => {
  const store = await openStore({ databaseUrl: older.url, dataDir: folder.dataDir, log: silent });
  try {
    const schools = await store.global(({ db }) => db.execute<{ id: number }>(sql`select max(id) as id from schools`));
    const found = await store.school(schools.rows[0]?.id ?? 0, ({ db }) =>
      db.execute<{ student: number; enquiry: number }>(
        sql`select search_ids('students', 'yamini', 5) as student, search_ids('enquiries', 'ila deo', 5) as enquiry`,
      ),
    );
    expect(found.rows).toEqual([{ student: 1, enquiry: 1 }]);
  } finally {
    await store.close();
  }
});
