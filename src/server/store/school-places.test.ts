import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kinds, type TestStore } from '#tests/store/databases.ts';
import { databaseFault } from './errors.ts';
import { listedSchoolsAt } from './global.ts';
import { content, type NewContentRow } from './schema.ts';
import { createSchool, updateSchool } from './testing/schools.ts';

const now = new Date('2026-11-21T06:30:00.000Z');
const at = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);
const pune = { school_Name: 'Hill', City: 'Pune', school_address: '4 Law College Road' };
const nashik = { school_Name: 'Hill', City: 'Nashik' };

/** A profile, and what visitors see of its place at `now` and from when on another. */
const cases: readonly [string, Partial<NewContentRow>, string[], Date | null][] = [
  ['a draft', { draft: pune }, [], null],
  ['a published one', { published: pune }, ['Pune'], null],
  ['one in the bin', { published: pune, deletedAt: at(-1) }, [], null],
  ['one that expired now', { published: pune, expireAt: now }, [], null],
  ['one that expires', { published: pune, expireAt: at(1) }, ['Pune'], at(1)],
  ['one to come', { published: pune, publishAt: at(1) }, [], at(1)],
  ['a change to come', { published: pune, scheduled: nashik, publishAt: at(1) }, ['Pune'], at(1)],
  ['a change that has come', { published: pune, scheduled: nashik, publishAt: now }, ['Nashik'], null],
  ['a change that goes', { scheduled: nashik, publishAt: at(-1), expireAt: at(9) }, ['Nashik'], at(9)],
];

describe.each(kinds)('where schools are, on $kind', ({ open }) => {
  let opened: TestStore;
  let hill: number;
  const find = (place: string, more: object = {}) => listedSchoolsAt(opened.store, { place, now, limit: 10, ...more });
  const slugsAt = async (place: string, more?: object) => (await find(place, more)).schools.map(({ slug }) => slug);
  const give = (schoolId: number, values: Partial<NewContentRow>) =>
    opened.store.school(schoolId, ({ db }) =>
      db.insert(content).values({ schoolId, type: 'schoolProfile', ...values }),
    );
  const takeAway = (schoolId: number) => opened.store.school(schoolId, ({ db }) => db.delete(content));

  beforeAll(async () => {
    opened = await open();
    const school = { status: 'active', listed: true } as const;
    hill = (await createSchool(opened.store, { ...school, slug: 'hill', schoolKey: 'H', name: 'Hill' })).id;
  });
  afterAll(() => opened.end());

  it.each(cases)('is what visitors see of %s', async (_, values, places, instant) => {
    await takeAway(hill);
    await give(hill, values);
    const seen = { Pune: await find('Pune'), Nashik: await find('Nashik') };
    expect(Object.entries(seen).flatMap(([place, { schools }]) => (schools.length > 0 ? [place] : []))).toEqual(places);
    const nexts = Object.values(seen).flatMap(({ next }) => next ?? []);
    expect(nexts[0] ?? null).toEqual(instant);
  });

  it('is the city and the address, in small and capital letters, as they stand', async () => {
    await takeAway(hill);
    await give(hill, { published: { ...pune, school_address: '100% Marg_1, पुणे' } });
    for (const place of ['PUNE', 'un', 'e', '100% M', 'g_1', 'पुणे'])
      expect(await slugsAt(place), place).toEqual(['hill']);
    for (const place of ['1%', 'g%1', 'Hill']) expect(await slugsAt(place), place).toEqual([]);
  });

  it('follows a profile as it changes and goes, and a school as it is listed', async () => {
    await takeAway(hill);
    await give(hill, { published: pune });
    const own = and(eq(content.schoolId, hill), eq(content.type, 'schoolProfile'));
    await opened.store.school(hill, ({ db }) => db.update(content).set({ published: nashik }).where(own));
    expect([await slugsAt('Pune'), await slugsAt('Nashik')]).toEqual([[], ['hill']]);
    await updateSchool(opened.store, hill, { listed: false });
    expect(await slugsAt('Nashik')).toEqual([]);
    await updateSchool(opened.store, hill, { listed: true });
    await takeAway(hill);
    expect(await slugsAt('Nashik')).toEqual([]);
  });

  it('is searched over all schools, page by page by name, and with a word of the name', async () => {
    const school = { status: 'active', listed: true } as const;
    for (const name of ['Banyan', 'Acacia', 'Cedar']) {
      const slug = name.toLowerCase();
      const { id } = await createSchool(opened.store, { ...school, slug, schoolKey: slug, name });
      await give(id, { published: { school_Name: name, City: 'Kolhapur' } });
    }
    expect(await slugsAt('kolhapur')).toEqual(['acacia', 'banyan', 'cedar']);
    expect(await slugsAt('kolhapur', { limit: 2, offset: 1 })).toEqual(['banyan', 'cedar']);
    expect(await slugsAt('kolhapur', { keyword: 'CED' })).toEqual(['cedar']);
  });

  it('is looked up by an index, and not to be read past its function', async () => {
    const plan = await opened.store.connection(
      async (client) => {
        await client.query('begin; set local enable_seqscan = off; set local enable_indexscan = off');
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(
          "explain select school_id from schoolyard.school_places where schoolyard.search_grams('', place) @> '{abc}'",
        );
        await client.query('rollback');
        return rows.map((line) => line['QUERY PLAN']).join('\n');
      },
      { writes: false },
    );
    expect(plan).toContain('school_places_grams');
    const refused = await opened.store
      .school(hill, ({ db }) => db.execute('select * from schoolyard.school_places'))
      .catch((error) => error);
    expect(databaseFault(refused)?.code).toBe('42501');
  });
});
