import { describe, expect, test } from 'vitest';
import { kinds, useStore } from '#tests/store/databases.ts';
import { databaseFault } from './errors.ts';
import { findSchoolByHost, findSchoolBySlug, isDemoSchool, listedSchools, listSchools } from './global.ts';
import { domains } from './schema.ts';
import { createSchool, updateSchool } from './testing/schools.ts';
import { getThemeVersion, liveThemes, putThemeVersion, setThemePointer } from './theme-versions.ts';

const school = (slug: string) =>
  ({ slug, schoolKey: `key-${slug}`, name: slug, status: 'active', listed: true }) as const;
const version = (hash: string) => ({ hash, themeId: 7, document: { hash }, assets: {} });

describe.each(kinds)('the tables outside tenancy on $kind', ({ open }) => {
  const store = useStore(open);

  test('a school is found by slug in any case, with its verified primary domain only', async () => {
    const made = await createSchool(store, school('greenfield'));
    expect((await findSchoolBySlug(store, 'Greenfield'))?.primaryDomain).toBeNull();
    await store.global(({ db }) =>
      db.insert(domains).values([
        { host: 'green.example', schoolId: made.id, token: 't', state: 'verified', isPrimary: true },
        { host: 'unproved.example', schoolId: made.id, token: 't' },
      ]),
    );
    const expected = { schoolId: made.id, slug: 'greenfield', status: 'active', primaryDomain: 'green.example' };
    expect(await findSchoolBySlug(store, 'greenfield')).toMatchObject(expected);
    expect(await findSchoolByHost(store, 'GREEN.example')).toMatchObject(expected);
    expect(await findSchoolByHost(store, 'unproved.example')).toBeUndefined();
    expect(await findSchoolByHost(store, 'nobody.example')).toBeUndefined();
  });

  test('only a verified domain can be the primary one, and only one', async () => {
    const { id: schoolId } = await createSchool(store, school('domains'));
    const add = (host: string, state: 'pending' | 'verified') =>
      store.global(({ db }) => db.insert(domains).values({ host, schoolId, token: 't', state, isPrimary: true }));
    expect(databaseFault(await add('a.example', 'pending').catch((reason: unknown) => reason))?.code).toBe('23514');
    await add('b.example', 'verified');
    expect(databaseFault(await add('c.example', 'verified').catch((reason: unknown) => reason))).toEqual({
      code: '23505',
      constraint: 'domains_one_primary',
    });
  });

  test('a slug or key in use is named by its constraint', async () => {
    await createSchool(store, school('twice'));
    const again = createSchool(store, { ...school('twice'), schoolKey: 'other' });
    expect(databaseFault(await again.catch((reason: unknown) => reason))).toEqual({
      code: '23505',
      constraint: 'schools_slug_unique',
    });
  });

  test('the platform is a demo while one of its demo schools is active', async () => {
    const isDemo = (id: number) => store.global((context) => isDemoSchool(context, id));
    const own = await createSchool(store, school('own'));
    expect([await isDemo(own.id), await isDemo(0)]).toEqual([false, false]);
    const demo = await createSchool(store, { ...school('demo'), isDemo: true });
    expect([await isDemo(demo.id), await isDemo(own.id), await isDemo(0)]).toEqual([true, false, true]);
    await updateSchool(store, demo.id, { status: 'closed' });
    expect([await isDemo(demo.id), await isDemo(0)]).toEqual([true, false]);
  });

  test('the platform is row 0, in no list; the directory holds active and listed schools', async () => {
    const listed = await createSchool(store, school('listed'));
    await createSchool(store, { ...school('unlisted'), listed: false });
    await createSchool(store, { ...school('draft'), status: 'draft' });
    const directory = (await listedSchools(store, { limit: 100 })).map(({ slug }) => slug);
    expect(directory).toContain('listed');
    for (const slug of ['unlisted', 'draft', 'platform']) expect(directory).not.toContain(slug);
    expect(await listedSchools(store, { limit: 1 })).toHaveLength(1);
    const all = (await listSchools(store)).map(({ id }) => id);
    expect(all).toContain(listed.id);
    expect(all).not.toContain(0);
    expect(await findSchoolBySlug(store, 'platform')).toMatchObject({ schoolId: 0, listed: false });
  });

  test('a change of a school is announced', async () => {
    const { id } = await createSchool(store, school('renamed'));
    const received: string[] = [];
    const stop = store.onCommit((tags) => received.push(...tags));
    expect(await updateSchool(store, id, { name: 'New' })).toMatchObject({ id, name: 'New', slug: 'renamed' });
    stop();
    expect(received).toEqual(['schools', `school:${id}`]);
    expect(await updateSchool(store, 999_999, { name: 'x' })).toBeUndefined();
  });

  test('a theme version is stored once and never changed', async () => {
    expect(await putThemeVersion(store, version('h1'))).toBe(true);
    expect(await putThemeVersion(store, { ...version('h1'), document: { forged: true } })).toBe(false);
    expect((await getThemeVersion(store, 'h1'))?.document).toEqual({ hash: 'h1' });
    expect(await getThemeVersion(store, 'none')).toBeUndefined();
  });

  test("a start of the server moves a theme's pointer until an operator has", async () => {
    for (const hash of ['p1', 'p2', 'p3']) await putThemeVersion(store, version(hash));
    const move = (hash: string, byOperator: boolean) => setThemePointer(store, { themeId: 7, hash, byOperator });
    expect(await move('p1', false)).toBe(true);
    expect(await move('p2', false)).toBe(true);
    expect(await move('p1', true)).toBe(true);
    expect(await move('p3', false)).toBe(false);
    expect((await liveThemes(store)).get(7)).toEqual({
      hash: 'p1',
      document: { hash: 'p1' },
      assets: {},
      movedByOperator: true,
    });
    expect(databaseFault(await move('unknown', true).catch((reason: unknown) => reason))?.code).toBe('23503');
  });
});
