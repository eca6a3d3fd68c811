import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sources } from '#schemas/sources/index.ts';
import { findSchoolBySlug } from '#server/store/global.ts';
import { updateSchool } from '#server/store/testing/schools.ts';
import { databases } from '../api/databases.ts';
import { startApp, type TestApp } from '../support/server.ts';

const green = 'greenfield.localhost';

describe.each(databases)('GET /api/website/<source> on $database', ({ database }) => {
  let app: TestApp;
  let greenId: number;
  let riverId: number;
  beforeAll(async () => {
    app = await startApp({ database });
    greenId = (await findSchoolBySlug(app.store, 'greenfield'))?.schoolId ?? -1;
    riverId = (await findSchoolBySlug(app.store, 'riverside'))?.schoolId ?? -1;
  });
  afterAll(() => app.stop());

  const json = async (path: string, host: string) => JSON.parse((await app.get(path, { host })).text) as unknown;

  it.each(sources.map(({ name }) => name))('%s is the school’s own on its host', async (name) => {
    const { status, headers, text } = await app.get(`/api/website/${name}`, { host: green });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    });
    expect(text).toBe((await app.get(`/api/website/${name}?schoolId=${greenId}`, { host: green })).text);
    const again = await app.get(`/api/website/${name}`, {
      host: green,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
  });

  it.each([
    ['banners', 'schoolId'],
    ['gallery', 'School_Id'],
    ['notices', 'SchoolID'],
    ['topSchools', 'SchoolId'],
  ])('%s of another school is refused on a school’s host, named by %s', async (name, field) => {
    const { status, text } = await app.get(`/api/website/${name}?${field}=${riverId}`, { host: green });
    expect(status).toBe(403);
    expect(JSON.parse(text)).toMatchObject({ title: 'Forbidden', status: 403, errorText: expect.any(String) });
    expect(text).not.toContain('river');
  });

  it('takes the calls as the specification sends them', async () => {
    const asked = [
      `testimonials?page=1&pageSize=20&keyword=&schoolId=${greenId}`,
      `toppers?schoolId=${greenId}&page=1&pageSize=20`,
      `notices?SchoolID=${greenId}&page=1&pageSize=20`,
      `events?schoolId=${greenId}`,
      `gallery?schoolId=${greenId}&pageSize=100&isActiveWebsite=-1`,
      `holidays?schoolId=${greenId}&StartSession=2026&flag=1`,
      `popularClasses?keyword=&schoolId=${greenId}`,
      `featuredProgrammes?School_Id=${greenId}&keyword=`,
      'partnerSchools?page=1&keyword=&stateId=-1&cityId=-1&pageSize=50',
      'schoolByDomain',
    ];
    for (const query of asked) {
      const { status, text } = await app.get(`/api/website/${query}`, { host: green });
      const given: unknown = JSON.parse(text);
      expect([query, status]).toEqual([query, 200]);
      expect(Object.keys(given as object), query).not.toEqual([]);
    }
  });

  it('takes an empty param for one that is not given, and -1 for no school of this host', async () => {
    const all = (await app.get('/api/website/testimonials', { host: green })).text;
    const empty = await app.get('/api/website/testimonials?pageSize=&keyword=&schoolId=', { host: green });
    expect([empty.status, empty.text]).toEqual([200, all]);
    expect((await app.get('/api/website/banners?schoolId=-1', { host: green })).status).toBe(403);
  });

  it('says which school and theme an address shows', async () => {
    expect(await json('/api/website/schoolByDomain', green)).toEqual({
      theme_Id: 1,
      school_Id: greenId,
      schoolKey: 'GREEN-1',
      school_Domain: `${green}:${app.port}`,
    });
    expect(await json('/api/website/schoolByDomain', 'localhost')).toEqual({
      theme_Id: 0,
      school_Id: 0,
      schoolKey: 'platform',
      school_Domain: `localhost:${app.port}`,
    });
  });

  it('searches by keyword in small and capital letters', async () => {
    const found = (await json('/api/website/featuredProgrammes?keyword=sTUDENT', green)) as { heading_Text: string }[];
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ heading_Text }) => !/student/i.test(heading_Text))).toEqual([]);
    expect(await json('/api/website/popularClasses?keyword=no%20such%20class', green)).toEqual([]);
    expect(await json('/api/website/partnerSchools?keyword=RIVER', 'localhost')).toMatchObject([
      { school_Name: 'Riverside Academy', school_Logo_Image: expect.stringMatching(/^\/media\//) },
    ]);
    expect(await json('/api/website/partnerSchools?keyword=%25', 'localhost')).toEqual([]);
  });

  it('gives any listed school on the platform’s host, and no other', async () => {
    const path = `/api/website/banners?schoolId=${riverId}`;
    expect(await json(path, 'localhost')).toMatchObject([{ heading: 'By the river' }]);
    await updateSchool(app.store, riverId, { listed: false });
    expect((await app.get(path, { host: 'localhost' })).status).toBe(404);
    expect((await app.get(path, { host: 'riverside.localhost' })).status).toBe(200);
    await updateSchool(app.store, riverId, { listed: true, status: 'suspended' });
    expect((await app.get(path, { host: 'localhost' })).status).toBe(503);
    await updateSchool(app.store, riverId, { status: 'active' });
    expect((await app.get(path, { host: 'localhost' })).status).toBe(200);
    expect((await app.get('/api/website/banners?schoolId=999999', { host: 'localhost' })).status).toBe(404);
    expect(await json('/api/website/banners', 'localhost')).toEqual([]);
    expect((await app.get('/api/website/banners', { host: 'nobody.localhost' })).status).toBe(404);
  });

  it('lists the active and listed schools', async () => {
    const schools = await json('/api/website/topSchools', 'localhost');
    expect(schools).toMatchObject([
      { school_Slug: 'greenfield', url: `http://greenfield.localhost:${app.port}` },
      { school_Slug: 'riverside', schoolKey: 'RIVER-1', url: `http://riverside.localhost:${app.port}` },
    ]);
    expect(await json('/api/website/topSchools?pageSize=1', 'localhost')).toHaveLength(1);
  });

  it.each([
    ['testimonials?page=0', 'page'],
    ['testimonials?page=1.5', 'page'],
    ['testimonials?page=one', 'page'],
    ['testimonials?pageSize=101', 'pageSize'],
    ['testimonials?pageSize=-1', 'pageSize'],
    ['testimonials?page=1&page=2', 'page'],
    ['gallery?isActiveWebsite=0', 'isActiveWebsite'],
    ['gallery?pageSize=0', 'pageSize'],
    ['banners?page=1', 'page'],
    ['banners?__proto__=1', '__proto__'],
    ['holidays?constructor=1', 'constructor'],
    ['banners?schoolId=abc', 'schoolId'],
    ['banners?schoolId=1.0', 'schoolId'],
    ['banners?schoolId=1&schoolId=2', 'schoolId'],
    ['banners?schoolId=99999999999', 'schoolId'],
  ])('%s is not valid, and the answer says which field', async (query, field) => {
    const { status, headers, text } = await app.get(`/api/website/${query}`, { host: green });
    expect(status).toBe(422);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    const problem = JSON.parse(text) as { errors: Record<string, string[]> };
    expect(problem).toMatchObject({ title: 'Not valid', status: 422, requestId: headers['x-request-id'] });
    expect(Object.entries(problem.errors)).toEqual([[field, [expect.any(String)]]]);
  });

  it('says all that is wrong at once', async () => {
    const { text } = await app.get('/api/website/testimonials?page=0&pageSize=500&sort=x', { host: green });
    const { errors } = JSON.parse(text) as { errors: Record<string, string[]> };
    expect(Object.keys(errors).toSorted()).toEqual(['page', 'pageSize', 'sort']);
  });

  it('can only be read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await app.get('/api/website/banners', { host: green, method });
      expect([status, String(headers['content-type'])]).toEqual([404, expect.stringContaining('problem+json')]);
    }
    const head = await app.get('/api/website/banners', { host: green, method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  it('changes its ETag with its content', async () => {
    const before = await app.get('/api/website/holidays', { host: green });
    app.clock.now = Date.parse('2027-01-14T18:30:00Z');
    const after = await app.get('/api/website/holidays', {
      host: green,
      headers: { 'if-none-match': String(before.headers.etag) },
    });
    expect(after.status).toBe(200);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });
});
