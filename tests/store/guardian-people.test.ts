import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/main/open-database.ts';
import { guardianPeople, guardians, userChildren } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { scratchDirectory, silent } from './databases.ts';
import { makeOlderDatabase, type OlderDatabase } from './older-database.ts';

const school = '(select max(id) from schools)';
const childOf = (name: string): string => `(select id from students where first_name = '${name}')`;

const child = (name: string, status = 'Active'): string =>
  `insert into students (school_id, admission_no, admission_date, first_name, date_of_birth, gender, mobile, status)
   values (${school}, '${name}', '2026-04-01', '${name}', '2016-01-01', 'Female', '+919822041876', '${status}')`;

const guardian = (ofChild: string, name: string, mobile: string | null, email: string | null = null): string => {
  const quoted = [name, mobile, email].map((text) => (text === null ? 'null' : `'${text}'`)).join(', ');
  return `insert into guardians (school_id, student_id, relation, name, mobile, email)
    values (${school}, ${childOf(ofChild)}, 1, ${quoted})`;
};

const user = (name: string, role: string, mobile: string, sets = '[]'): string =>
  `insert into users (school_id, name, role, mobile, permission_sets)
   values (${school}, '${name}', '${role}', '${mobile}', '${sets}')`;

/** Rows of guardians as they were, one for each child. */
const before = [
  child('Asha'),
  child('Ravi'),
  child('Isha'),
  child('Gone', 'Left'),
  guardian('Asha', 'Sanjay Kulkarni', '+919822041876'),
  guardian('Ravi', 'SANJAY KULKARNI', '+919822041876', 'Sanjay@Example.org'),
  guardian('Gone', 'Sanjay Kulkarni', '+919822041876'),
  guardian('Asha', 'Anita Kulkarni', '+919822041876'),
  guardian('Isha', 'sanjay kulkarni', null, 'sanjay@example.org'),
  guardian('Isha', 'Lata Joshi', null, 'lata@example.org'),
  guardian('Ravi', 'Lata Joshi', null, 'lata@example.org'),
  guardian('Asha', 'Grandmother', null),
  guardian('Ravi', 'Grandmother', null),
  guardian('Isha', 'Meena Rao', '+919811100000'),
  user('Sanjay Kulkarni', 'Parent', '+919822041876'),
  `insert into user_children (school_id, user_id, student_id)
   select ${school}, id, ${childOf('Asha')} from users where role = 'Parent'`,
  user('Meena Rao', 'Staff', '+919811100000', '["contentEditor"]'),
];

describe('guardians of an older database', () => {
  let older: OlderDatabase;
  let store: Store;
  const folder = scratchDirectory();

  beforeAll(async () => {
    older = await makeOlderDatabase('0026', before);
    store = await openDatabase({ databaseUrl: older.url, dataDir: folder.dataDir, log: silent });
  });
  afterAll(async () => {
    await store.close();
    await older.end();
    folder.remove();
  });

  const read = () =>
    store.school(1, async ({ db }) => ({
      people: await db.select().from(guardianPeople).orderBy(guardianPeople.id),
      links: await db.select().from(guardians),
      shown: await db.select().from(userChildren),
    }));

  it('become people: one for each number and name, or email and name', async () => {
    const { people, links } = await read();
    const childrenOf = (id: number) => links.filter(({ personId }) => personId === id).length;
    const found = people.map(({ id, name, mobile, email }) => [name, mobile, email, childrenOf(id)]);
    expect(found.toSorted()).toEqual(
      [
        ['Sanjay Kulkarni', '+919822041876', 'sanjay@example.org', 4],
        ['Anita Kulkarni', '+919822041876', null, 1],
        ['Lata Joshi', null, 'lata@example.org', 2],
        ['Grandmother', null, null, 1],
        ['Grandmother', null, null, 1],
        ['Meena Rao', '+919811100000', null, 1],
      ].toSorted(),
    );
    expect(links).toHaveLength(10);
  });

  it('have the account with their number and name, which shows all children who are here', async () => {
    const { people, links, shown } = await read();
    const owners = people.filter(({ userId }) => userId !== null).map(({ name }) => name);
    expect(owners.toSorted()).toEqual(['Meena Rao', 'Sanjay Kulkarni']);
    const sanjay = people.find(({ name }) => name === 'Sanjay Kulkarni');
    const ofSanjay = links.filter(({ personId }) => personId === sanjay?.id).map(({ studentId }) => studentId);
    const seen = shown.filter(({ userId }) => userId === sanjay?.userId).map(({ studentId }) => studentId);
    expect([ofSanjay.length, seen.length]).toEqual([4, 3]);
    expect(ofSanjay).toEqual(expect.arrayContaining(seen));
    expect(shown).toHaveLength(4);
  });
});
