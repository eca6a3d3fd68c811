import { asc, desc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { scratchDirectory, silent } from '#tests/store/databases.ts';
import { makeOlderDatabase } from '#tests/store/older-database.ts';
import { openStore } from './open-store.ts';
import { schools, students } from './schema.ts';

it('what is known of guardians alone is shown with their children after the upgrade', async () => {
  const folder = scratchDirectory();
  const student = (number: string, details: object) => `insert into students
    (school_id, admission_no, admission_date, first_name, date_of_birth, gender, mobile, details)
    select max(id), '${number}', '2026-04-01', 'Yamini', '2018-01-01', 'Female', '+919876543210',
      '${JSON.stringify(details)}' from schools`;
  const older = await makeOlderDatabase('0042', [
    student('A1', { Father_Name: 'ILA DEO', Mother_Name: 'Uma Deo', City: 'Pune' }),
    student('A2', { Guardian_Name: 'Ravi Rao', Guardian_Relation: 5 }),
    `insert into guardian_people (school_id, name, mobile, email) select max(id), 'Ila Deo', '+919876543211', null from schools`,
    `insert into guardian_people (school_id, name, mobile, email) select max(id), 'Somebody', '+919876543212', null from schools`,
    `insert into guardian_people (school_id, name, mobile, email) select max(id), 'Ravi Rao', '+919876543210', 'r@example.org' from schools`,
    `insert into guardians (school_id, student_id, person_id, relation)
      select max(schools.id), v.student, v.person, v.relation
      from schools, (values (1, 1, 1), (1, 2, 2), (2, 3, 5)) as v(student, person, relation) group by 2, 3, 4 order by 2, 3`,
  ]);
  const store = await openStore({ databaseUrl: older.url, dataDir: folder.dataDir, log: silent });
  try {
    const [school] = await store.global(({ db }) =>
      db.select({ id: schools.id }).from(schools).orderBy(desc(schools.id)).limit(1),
    );
    const rows = await store.school(school?.id ?? 0, ({ db }) =>
      db.select({ details: students.details, version: students.version }).from(students).orderBy(asc(students.id)),
    );
    expect(rows).toEqual([
      {
        details: { Father_Name: 'ILA DEO', Father_Mobile: '+919876543211', Mother_Name: 'Uma Deo', City: 'Pune' },
        version: 1,
      },
      { details: { Guardian_Name: 'Ravi Rao', Guardian_Relation: 5, Guardian_Email: 'r@example.org' }, version: 1 },
    ]);
  } finally {
    await store.close();
    await older.end();
    folder.remove();
  }
});
