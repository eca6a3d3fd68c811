import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lookupItemSchema, lookupKinds } from '#schemas/lookups/index.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

const seedLoaders = [
  ...['school-profile', 'staff-roles', 'categories', 'exam-types', 'sections', 'classes', 'religions', 'sessions'],
  ...['cities', 'states', 'routes', 'stop-points', 'vehicles', 'subjects', 'drivers', 'periods', 'teachers'],
  ...['suppliers', 'colours', 'sizes', 'product-categories'],
];
const openKinds = lookupKinds.filter(({ scope }) => scope === 'public').map(({ kind }) => kind);
const officeKinds = lookupKinds.filter(({ scope }) => scope === 'office').map(({ kind }) => kind);
const formats = { email: true, mobile: true } as const;

interface Item {
  readonly id: number;
  readonly name: string;
}

describe.each(databases)('lookups on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let visitor: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    visitor = visitorOf(app, 'greenfield.localhost');
  });
  afterAll(() => app.stop());

  const names = async (kind: string, query = {}): Promise<string[]> =>
    (await visitor.get(`/api/lookups/${kind}`, query)).json.map(({ name }: Item) => name);

  it('has each loader of the specification, and they return what it describes', async () => {
    expect(seedLoaders).toHaveLength(21);
    expect(lookupKinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(seedLoaders));
    for (const kind of lookupKinds) {
      const { status, json, headers } = await admin.get(`/api/lookups/${kind.kind}`, { schoolId: admin.schoolId });
      expect([kind.kind, status, headers['x-total-count']]).toEqual([kind.kind, 200, String(json.length)]);
      const validate = new Ajv({ strictTypes: false, formats }).compile(lookupItemSchema(kind));
      for (const item of json) expect(validate(item) ? [] : [item, validate.errors]).toEqual([]);
      expect(new Set(json.map(({ id }: Item) => id)).size).toBe(json.length);
      expect([kind.kind, json.length > 0]).toEqual([kind.kind, kind.source !== 'school']);
    }
  });

  it('has the code tables of the specification', async () => {
    const relations: Item[] = (await visitor.get('/api/lookups/relations')).json;
    expect(relations).toHaveLength(14);
    expect([relations[0], relations[7], relations[13]]).toEqual([
      { id: 1, name: 'Father' },
      { id: 8, name: 'Grandfather' },
      { id: 14, name: 'Other' },
    ]);
    const sections: Item[] = (await visitor.get('/api/lookups/sections')).json;
    expect(sections.map(({ id, name }) => `${id}${name}`)).toEqual(['1A', '2B', '3C', '4D', '5E', '6F', '7G']);
    expect(await names('categories')).toEqual(['General', 'EWS', 'OBC', 'SC', 'ST']);
    expect(await names('classes')).toEqual([
      'Nursery',
      'LKG',
      'UKG',
      ...Array.from({ length: 12 }, (_, i) => `Class ${i + 1}`),
    ]);
  });

  it('has the 36 states, and their cities by state', async () => {
    const states: Item[] = (await visitor.get('/api/lookups/states')).json;
    expect(states).toHaveLength(36);
    const goa = states.find(({ name }) => name === 'Goa');
    const cities = await names('cities', { stateId: goa?.id });
    expect(cities).toEqual(expect.arrayContaining(['Panaji', 'Margao']));
    expect(cities).toEqual(cities.toSorted((a, b) => a.localeCompare(b)));
    expect(await names('cities', { keyword: 'pANA' })).toEqual(['Panaji']);
    const all: { stateId: number }[] = (await visitor.get('/api/lookups/cities', { stateId: -1 })).json;
    expect(all.length).toBeGreaterThan(500);
    expect(new Set(all.map(({ stateId }) => stateId)).size).toBe(36);
  });

  it('counts the sessions from the clock at the school', async () => {
    const sessions = async () => (await visitor.get('/api/lookups/sessions')).json;
    expect(await sessions()).toEqual([
      { id: 2027, name: '2027-2028', isCurrent: false },
      { id: 2026, name: '2026-2027', isCurrent: true },
      ...[2025, 2024, 2023, 2022, 2021].map((id) => ({ id, name: `${id}-${id + 1}`, isCurrent: false })),
    ]);
    const before = app.clock.now;
    app.clock.now = Date.parse('2027-03-31T18:29:00Z');
    expect((await sessions())[0].name).toBe('2027-2028');
    app.clock.now = Date.parse('2027-03-31T18:30:00Z');
    expect((await sessions())[0].name).toBe('2028-2029');
    app.clock.now = before;
  });

  it('says which list is meant by a wrong name', async () => {
    const { status, json } = await visitor.get('/api/lookups/citys');
    expect([status, json.errorText, json.suggestion]).toEqual([
      404,
      'There is no list "citys". Did you mean "cities"?',
      'cities',
    ]);
    for (const name of ['constructor', '__proto__', 'toString'])
      expect((await visitor.get(`/api/lookups/${name}`)).status).toBe(404);
  });

  it.each(openKinds)('%s is for anyone, and is asked for again by its tag', async (kind) => {
    const { status, headers } = await visitor.get(`/api/lookups/${kind}`);
    expect(status).toBe(200);
    expect(String(headers['cache-control'])).toMatch(/^(no-cache|public, max-age=3600)$/);
    const again = await visitor.call('GET', `/api/lookups/${kind}`, {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('keeps the lists of the office for those who work there', async () => {
    const callers = [
      [visitor, 401],
      [await signIn(app, { role: 'Student' }), 403],
      [await signIn(app, { role: 'Parent' }), 403],
      [await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] }), 200],
      [admin, 200],
    ] as const;
    for (const kind of officeKinds) {
      for (const [caller, wanted] of callers) {
        const { status, headers } = await caller.get(`/api/lookups/${kind}`);
        expect([kind, status]).toEqual([kind, wanted]);
        expect(headers['cache-control']).toBe(status === 200 ? 'private, no-cache' : 'no-store');
      }
    }
  });

  it("is the host's school's, and on the product's host that of any listed one", async () => {
    const other = await signIn(app, { school: 'riverside' });
    expect((await visitor.get('/api/lookups/states', { SchoolID: other.schoolId })).status).toBe(403);
    const platform = visitorOf(app, 'localhost');
    expect((await platform.get('/api/lookups/school-profile', { schoolId: other.schoolId })).json).toEqual([
      { id: other.schoolId, name: 'Riverside Academy', school_Slug: 'riverside', schoolKey: 'RIVER-1' },
    ]);
  });
});
