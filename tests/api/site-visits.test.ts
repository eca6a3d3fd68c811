import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageVisits } from '#server/store/schema.ts';
import { requirePostgres } from '../store/databases.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startDatabaseProxy } from '../support/database-proxy.ts';
import { describeFurther } from '../support/extent.ts';
import { awayLog } from '../support/log-lines.ts';
import { createDatabase } from '../support/postgres.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { until } from '../support/until.ts';
import { databases } from './databases.ts';

type Headers = Readonly<Record<string, string>>;

const browser: Headers = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'sec-fetch-dest': 'document',
};

const open = (app: TestApp, path: string, { school = 'greenfield', headers = {}, method = 'GET' } = {}) =>
  app.get(path, { host: `${school}.localhost`, method, headers: { ...browser, ...headers } });

/** What is known of a school's visits once all were written. */
const visitsOf = async (app: TestApp, caller: Caller, query: Readonly<Record<string, number>> = {}) => {
  await app.writeVisits();
  const { status, json } = await caller.get('/api/office/visits', query);
  expect(status).toBe(200);
  return json;
};

describe.each(databases)('visits on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let neighbour: Caller;
  let start: number;
  beforeAll(async () => {
    app = await startApp({ database });
    start = app.clock.now;
    admin = await signIn(app, { school: 'greenfield' });
    neighbour = await signIn(app, { school: 'riverside' });
  });
  afterAll(() => app.stop());

  beforeEach(async () => {
    app.clock.now = start;
    await app.writeVisits();
    for (const { schoolId } of [admin, neighbour]) await app.store.school(schoolId, ({ db }) => db.delete(pageVisits));
  });

  it('are counted by day and page, whether the page was rendered, cached or with the browser already', async () => {
    const first = await open(app, '/notices');
    const cached = await open(app, '/notices');
    const known = await open(app, '/notices', { headers: { 'if-none-match': String(cached.headers.etag) } });
    expect([first.status, cached.headers['x-cache'], known.status]).toEqual([200, 'hit', 304]);
    await open(app, '/');
    const { days, pages, total, before } = await visitsOf(app, admin);
    expect(days).toEqual([
      ...['15', '16', '17', '18', '19', '20'].map((of) => ({ day: `2026-11-${of}`, count: 0 })),
      { day: '2026-11-21', count: 4 },
    ]);
    expect(pages).toEqual([
      { path: '/notices', title: 'Notices', count: 3 },
      { path: '/', title: 'Home', count: 1 },
    ]);
    expect([total, before]).toEqual([4, 0]);
    expect(await visitsOf(app, neighbour)).toMatchObject({ pages: [], total: 0 });
  });

  it('are added to those that were written before', async () => {
    await open(app, '/about');
    expect((await visitsOf(app, admin)).total).toBe(1);
    await open(app, '/about');
    await open(app, '/about');
    expect((await visitsOf(app, admin)).pages).toEqual([{ path: '/about', title: 'About', count: 3 }]);
  });

  it('are of a page, in whatever language and with whatever query', async () => {
    for (const path of ['/notices', '/notices?utm_source=leaflet', '/hi/notices?page=2'])
      expect((await open(app, path)).status, path).toBe(200);
    const { pages } = await visitsOf(app, admin);
    expect(pages).toEqual([{ path: '/notices', title: 'Notices', count: 3 }]);
  });

  it('have the titles of the language that the office speaks', async () => {
    await open(app, '/notices');
    await app.writeVisits();
    const { json } = await admin.call('GET', '/api/office/visits', { headers: { 'accept-language': 'hi' } });
    expect(json.pages).toEqual([{ path: '/notices', title: 'सूचनाएँ', count: 1 }]);
  });

  it.each([
    ['a program', '/', { headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' } }],
    ['a page that is fetched ahead', '/', { headers: { 'sec-purpose': 'prefetch' } }],
    ['a page in a frame', '/', { headers: { 'sec-fetch-dest': 'iframe' } }],
    ['a request for the head', '/', { method: 'HEAD' }],
    ['a page that is not there', '/no-such-page', {}],
    ['an article that is not there', '/blog/no-such-article', {}],
    ['the log-in', '/login', {}],
    ['the office', '/school', {}],
    ['a feed', '/sitemap.xml', {}],
    ['a call', '/api/website/notices', {}],
    ['a host of nobody', '/', { school: 'nobody' }],
  ])('are not those of %s', async (_, path, asked) => {
    await open(app, path, asked);
    await open(app, path, asked);
    await app.writeVisits();
    for (const { schoolId } of [admin, neighbour])
      expect(await app.store.school(schoolId, ({ db }) => db.select().from(pageVisits))).toEqual([]);
  });

  it('are not those of who is logged in', async () => {
    await open(app, '/', { headers: admin.headers });
    await open(app, '/', { headers: admin.headers });
    expect((await visitsOf(app, admin)).total).toBe(0);
  });

  it('are not those of the product’s own pages', async () => {
    expect((await app.get('/', { host: 'localhost', headers: browser })).status).toBe(200);
    await app.writeVisits();
    expect(await app.store.school(0, ({ db }) => db.select().from(pageVisits))).toEqual([]);
  });

  it('are of the day that it is at the school', async () => {
    app.clock.now = Date.parse('2026-11-21T03:00:00Z');
    await open(app, '/');
    await open(app, '/', { school: 'riverside' });
    const last = async (caller: Caller) => (await visitsOf(app, caller)).days.at(-1);
    expect(await last(admin)).toEqual({ day: '2026-11-21', count: 1 });
    expect(await last(neighbour)).toEqual({ day: '2026-11-20', count: 1 });
  });

  it('are those of a period, with the sum of as many days before', async () => {
    const counted = { '2026-11-21': 5, '2026-11-15': 3, '2026-11-14': 2, '2026-10-22': 10, '2026-10-23': 20 };
    const rows = Object.entries({ ...counted, '2026-09-23': 40, '2026-09-22': 80 }).map(([day, count]) => ({
      schoolId: admin.schoolId,
      day,
      path: '/',
      count,
    }));
    await app.store.school(admin.schoolId, ({ db }) => db.insert(pageVisits).values(rows));
    const week = await visitsOf(app, admin);
    expect([week.days.length, week.total, week.before]).toEqual([7, 8, 2]);
    const month = await visitsOf(app, admin, { period: 30 });
    expect([month.days.length, month.days[0], month.total]).toEqual([30, { day: '2026-10-23', count: 20 }, 30]);
    expect(month.before).toBe(50);
    expect((await admin.get('/api/office/visits', { period: 8 })).status).toBe(422);
  });

  it('name the ten pages that were opened most', async () => {
    const rows = Array.from({ length: 12 }, (_, at) => ({
      schoolId: admin.schoolId,
      day: '2026-11-21',
      path: `/old-${String(at).padStart(2, '0')}`,
      count: at < 2 ? 1 : at,
    }));
    await app.store.school(admin.schoolId, ({ db }) => db.insert(pageVisits).values(rows));
    const { pages } = await visitsOf(app, admin);
    expect(pages.map(({ path }: { path: string }) => path)).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((at) => `/old-${String(at).padStart(2, '0')}`),
    );
    expect(pages[0]).not.toHaveProperty('title');
  });

  it('are shown to who may read the website, and to nobody else', async () => {
    const editor = await signIn(app, { role: 'Staff', permissionSets: ['contentEditor'] });
    const desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
    expect((await editor.get('/api/office/visits')).status).toBe(200);
    expect((await desk.get('/api/office/visits')).status).toBe(403);
  });

  it('leave nothing of who came', async () => {
    await open(app, '/about', { headers: { cookie: 'own=secret-of-a-visitor', referer: 'https://example.org/' } });
    await app.writeVisits();
    const rows = await app.store.school(admin.schoolId, ({ db }) => db.select().from(pageVisits));
    expect(rows).toEqual([{ schoolId: admin.schoolId, day: '2026-11-21', path: '/about', count: 1 }]);
  });
});

describeFurther('visits over one PostgreSQL', () => {
  it('of two servers add up, also when one of them stops', async () => {
    const server = await requirePostgres();
    const database = await createDatabase(server.url, 'visits');
    const first = await startApp({ databaseUrl: database.url });
    const second = await startApp({ databaseUrl: database.url });
    const admin = await signIn(first);
    await Promise.all([first, second, second].map((app) => open(app, '/')));
    await Promise.all([first.writeVisits(), second.writeVisits()]);
    expect((await visitsOf(first, admin)).total).toBe(3);
    await open(second, '/');
    await second.stop();
    expect((await visitsOf(first, admin)).pages).toEqual([{ path: '/', title: 'Home', count: 4 }]);
    await first.stop();
    await database.drop();
    await server.stop();
  });

  it('wait while it is away, and are written once it is back; that is logged once', async () => {
    const server = await requirePostgres();
    const database = await createDatabase(server.url, 'visits');
    const proxy = await startDatabaseProxy(database.url);
    const app = await startApp({ databaseUrl: proxy.url, expectsLog: awayLog });
    const admin = await signIn(app);
    await open(app, '/');
    expect((await visitsOf(app, admin)).total).toBe(1);
    proxy.refuse('all');
    await until(() => app.store.contact.state() === 'away');
    for (let times = 0; times < 3; times++) {
      expect((await open(app, '/')).headers['x-cache']).toBe('stale');
      await app.writeVisits();
    }
    expect(app.log.named('Visits could not be written. They wait until they can be.')).toHaveLength(1);
    proxy.allow();
    await until(() => app.store.contact.state() === 'synced');
    expect((await visitsOf(app, admin)).total).toBe(4);
    await app.stop();
    await proxy.stop();
    await database.drop();
    await server.stop();
  });
});
