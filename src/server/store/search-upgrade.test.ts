import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { scratchDirectory, silent } from '#tests/store/databases.ts';
import { makeOlderDatabase } from '#tests/store/older-database.ts';
import { openStore } from './open-store.ts';

/** An older database is upgraded, and what keywords find in its school is told. */
const findAfterUpgrade = async (before: string, rows: readonly string[], wanted: readonly (readonly string[])[]) => {
  const folder = scratchDirectory();
  const older = await makeOlderDatabase(before, rows);
  const store = await openStore({ databaseUrl: older.url, dataDir: folder.dataDir, log: silent });
  try {
    const schools = await store.global(({ db }) => db.execute<{ id: number }>(sql`select max(id) as id from schools`));
    return await store.school(schools.rows[0]?.id ?? 0, async ({ db }) => {
      const found: number[][] = [];
      for (const [entity, keyword] of wanted) {
        const { rows } = await db.execute<{ id: number }>(sql`select search_ids(${entity}, ${keyword}, 5) as id`);
        found.push(rows.map(({ id }) => id));
      }
      return found;
    });
  } finally {
    await store.close();
    await older.end();
    folder.remove();
  }
};

const student = `insert into students (school_id, admission_no, admission_date, first_name, date_of_birth, gender, mobile)
  select max(id), 'A1', '2026-04-01', 'Yamini', '2018-01-01', 'Female', '+919876543210' from schools`;

it('rows of an older database are found by keyword after the upgrade, where its owner obeys the policies too', async () => {
  const enquiry = `insert into enquiries (school_id, reference_no, enquiry_type, session, class_id, first_name,
     date_of_birth, gender, parent_name, parent_relation, mobile, consent_version)
     select max(id), 'E2026-000001', 1, '2026-2027', 1, 'Omkar', '2020-01-01', 'Male', 'Ila Deo', 1, '+919876543211', '1'
     from schools`;
  const wanted = [
    ['students', 'yamini'],
    ['enquiries', 'ila deo'],
  ];
  expect(await findAfterUpgrade('0004', [student, enquiry], wanted)).toEqual([[1], [1]]);
});

it('students of an older database are found by their family after the upgrade', async () => {
  const rows = [
    student,
    `update students set details = '{"Alternate_Mobile": "+919876543219"}'`,
    `insert into guardian_people (school_id, name, mobile) select max(id), 'Ila Deo', '+919876543211' from schools`,
    `insert into guardians (school_id, student_id, person_id, relation) select max(id), 1, 1, 1 from schools`,
  ];
  const wanted = ['ila deo', '+919876543211', '+919876543219', 'omkar'].map((keyword) => ['students', keyword]);
  expect(await findAfterUpgrade('0035', rows, wanted)).toEqual([[1], [1], [1], []]);
});
