import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kinds, type TestStore } from '#tests/store/databases.ts';
import { databaseFault } from './errors.ts';
import { enquiries, guardianPeople, guardians, students } from './schema.ts';
import { havingText } from './search-ids.ts';
import type { Db } from './store.ts';
import { createSchool } from './testing/schools.ts';

const person = { dateOfBirth: '2018-01-01', gender: 'Other', mobile: '+919876543210' };
const studentOf = (schoolId: number, firstName: string, more: object = {}) => ({
  ...person,
  schoolId,
  firstName,
  admissionNo: `A-${firstName}`,
  admissionDate: '2026-04-01',
  ...more,
});

describe.each(kinds)('what keywords look through on $kind', ({ open }) => {
  let opened: TestStore;
  let a: number;
  let b: number;
  const within = <T>(schoolId: number, work: (db: Db) => Promise<T>): Promise<T> =>
    opened.store.school(schoolId, ({ db }) => work(db));
  const idsIn = async (db: Db, keyword: string, entity = 'students', max: number | null = 10): Promise<number[]> => {
    const { rows } = await db.execute<{ id: number }>(sql`select search_ids(${entity}, ${keyword}, ${max}::int) as id`);
    return rows.map(({ id }) => id).sort((one, other) => one - other);
  };
  const search = (schoolId: number, keyword: string) => within(schoolId, (db) => idsIn(db, keyword));
  const add = async (schoolId: number, firstName: string, more: object = {}): Promise<number> => {
    const values = studentOf(schoolId, firstName, more);
    const [row] = await within(schoolId, (db) => db.insert(students).values(values).returning());
    return row?.id ?? 0;
  };

  beforeAll(async () => {
    opened = await open();
    const school = { name: 'School', status: 'active', listed: true } as const;
    a = (await createSchool(opened.store, { ...school, slug: 'a', schoolKey: 'ka' })).id;
    b = (await createSchool(opened.store, { ...school, slug: 'b', schoolKey: 'kb' })).id;
  });
  afterAll(() => opened.end());

  it('is the names and numbers of rows, as they come, change and go', async () => {
    const id = await add(a, 'Meera', { middleName: 'Asha', lastName: 'Kulkarni' });
    for (const keyword of ['meera', 'RA ASH', 'meera kulk', 'A-Mee', '98765'])
      expect(await search(a, keyword), keyword).toEqual([id]);
    await within(a, (db) => db.update(students).set({ firstName: 'Nandini' }).where(eq(students.id, id)));
    expect([await search(a, 'meera kulkarni'), await search(a, 'nandini')]).toEqual([[], [id]]);
    await within(a, (db) => db.delete(students).where(eq(students.id, id)));
    expect(await search(a, 'nandini')).toEqual([]);
  });

  it('is of students also what their family is called and which numbers it has', async () => {
    const [one, other] = [await add(a, 'Ojas'), await add(a, 'Ovi')];
    const link = await within(a, async (db) => {
      const given = { schoolId: a, name: 'Hemlata Sane', mobile: '+919811122233' };
      const [person] = await db.insert(guardianPeople).values(given).returning();
      const [row] = await db
        .insert(guardians)
        .values({ schoolId: a, studentId: one, personId: person?.id ?? 0, relation: 2 })
        .returning();
      return { id: row?.id ?? 0, personId: person?.id ?? 0 };
    });
    const isLink = eq(guardians.id, link.id);
    for (const keyword of ['hemlata sane', '+9198111222']) expect(await search(a, keyword), keyword).toEqual([one]);
    const number = { mobile: '+919811122244' };
    await within(a, (db) => db.update(guardianPeople).set(number).where(eq(guardianPeople.id, link.personId)));
    expect([await search(a, '9811122233'), await search(a, '9811122244')]).toEqual([[], [one]]);
    await within(a, (db) => db.update(guardians).set({ studentId: other }).where(isLink));
    expect(await search(a, 'hemlata')).toEqual([other]);
    await within(a, (db) => db.delete(guardians).where(isLink));
    expect(await search(a, 'hemlata')).toEqual([]);
    const details = { Alternate_Mobile: '+919811122255' };
    await within(a, (db) => db.update(students).set({ details }).where(eq(students.id, other)));
    expect(await search(a, '9811122255')).toEqual([other]);
    await within(a, (db) => db.update(students).set({ details: {} }).where(eq(students.id, other)));
    expect(await search(a, '9811122255')).toEqual([]);
  });

  it('gives the condition of those alone who have a text, however many they are', async () => {
    const start = { entity: 'students', id: students.id } as const;
    const many = Array.from({ length: 1100 }, (_, at) => studentOf(b, `Crowd ${at}`));
    await within(b, (db) => db.insert(students).values(many));
    const having = (keyword: string) =>
      within(b, async (db) => {
        const where = await havingText(db, { ...start, keyword });
        return (await db.select({ name: students.firstName }).from(students).where(where)).map(({ name }) => name);
      });
    expect(new Set(await having('crowd'))).toEqual(new Set(many.map(({ firstName }) => firstName)));
    expect(await having('crowd 1099')).toEqual(['Crowd 1099']);
    expect(await having('no crowd')).toEqual([]);
  });

  it('holds signs that patterns give a meaning as they are', async () => {
    const id = await add(a, 'Tara', { admissionNo: 'T_1%\\x' });
    for (const keyword of ['t_1', '_1%', '%\\x']) expect(await search(a, keyword), keyword).toEqual([id]);
    for (const keyword of ['t%1', 'tar_', 'T__1']) expect(await search(a, keyword), keyword).toEqual([]);
  });

  it('is a school’s own, and nobody’s without a school', async () => {
    const [ofA, ofB] = [await add(a, 'Suhani'), await add(b, 'Suhani')];
    expect([await search(a, 'suhani'), await search(b, 'suhani')]).toEqual([[ofA], [ofB]]);
    expect(await opened.store.global(({ db }) => idsIn(db, 'suhani'))).toEqual([]);
  });

  it('is of each entity alone, and so many at most as are asked for, if any number is', async () => {
    const ids: number[] = [];
    for (const number of [1, 2, 3]) ids.push(await add(b, `Pranav ${number}`));
    await add(a, 'Pranav 4');
    for (const max of [10, null]) expect(await within(b, (db) => idsIn(db, 'pranav', 'enquiries', max))).toEqual([]);
    expect(await within(b, (db) => idsIn(db, 'pranav', 'students', 2))).toHaveLength(2);
    expect(await within(b, (db) => idsIn(db, 'PRANAV', 'students', null))).toEqual(ids);
  });

  it('is not to be read or written past its functions', async () => {
    for (const statement of [
      sql`select * from schoolyard.search_texts`,
      sql`insert into schoolyard.search_texts values (${b}, 'students', 1, 'x')`,
      sql`select schoolyard.search_grams('x', 'abc')`,
    ]) {
      const refused = await within(a, (db) => db.execute(statement)).catch((error) => error);
      expect(databaseFault(refused)?.code).toBe('42501');
    }
  });

  it('is looked up by an index', async () => {
    const plan = await opened.store.connection(
      async (client) => {
        await client.query('begin; set local enable_seqscan = off; set local enable_indexscan = off');
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(
          `explain select id from schoolyard.search_texts
           where schoolyard.search_grams(entity || school_id, text) @> '{students1abc}'`,
        );
        await client.query('rollback');
        return rows.map((line) => line['QUERY PLAN']).join('\n');
      },
      { writes: false },
    );
    expect(plan).toContain('search_texts_grams');
  });

  it.each([
    ['visit_at', 'enquiries_visit'],
    ['confirmed_at', 'enquiries_confirmed'],
    ['created_at', 'enquiries_created'],
  ])('has dates beside it that are looked up by one too: %s', async (column, index) => {
    const name = sql.identifier(column);
    const plan = await within(a, async (db) => {
      await db.execute(sql`set local enable_seqscan = off`);
      await db.execute(sql`set local enable_bitmapscan = off`);
      await db.execute(sql`set local enable_sort = off`);
      const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
        sql`explain select * from ${enquiries} where ${name} >= ${'2026-11-01'}::timestamptz
          order by ${name} desc, id desc limit 20`,
      );
      return rows.map((line) => line['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain(index);
  });
});
