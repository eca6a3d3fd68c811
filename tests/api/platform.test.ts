import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSchoolBySlug } from '#server/store/global.ts';
import { addAccount, logIn } from '../support/accounts.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

describe.each(databases)('what operators see of the installation on $database', ({ database }) => {
  let app: TestApp;
  let operator: Caller;
  let schoolId: number;
  beforeAll(async () => {
    app = await startApp({ database, trustProxy: ['127.0.0.1'] });
    operator = await signIn(app, { school: 'platform', role: 'Operator', name: 'Kabir Anand' });
    schoolId = (await findSchoolBySlug(app.store, 'riverside'))?.schoolId ?? -1;
  });
  afterAll(() => app.stop());

  const move = (state: string, reason: string) =>
    operator.call('PATCH', `/api/schools/${schoolId}/state`, { body: { state, reason } });

  it('counts schools by their states, and names what waits', async () => {
    const someone = visitorOf(app, 'localhost', { 'x-forwarded-for': '203.0.113.9' });
    const asked = { Name: 'Farida Sheikh', School_Name: 'Lotus Valley School', Mobile: '98765 43210', Consent: true };
    expect((await someone.post('/api/demo-requests', { ...asked, Fill_Seconds: 20 })).status).toBe(201);
    const written = { Name: 'Omkar Bhide', Email: 'omkar@example.org', Message: 'What does it cost?' };
    expect((await someone.post('/api/contact-messages', { ...written, Fill_Seconds: 20 })).status).toBe(201);
    const { status, json } = await operator.get('/api/platform/overview');
    expect([status, json]).toMatchObject([
      200,
      {
        schools: [{ state: 'active', count: 2 }],
        demoRequests: { count: 1, names: ['Lotus Valley School'] },
        messages: { count: 1, names: ['Omkar Bhide'] },
      },
    ]);
    expect(json.newest.map(({ school_Slug }: { school_Slug: string }) => school_Slug).sort()).toEqual([
      'greenfield',
      'riverside',
    ]);
    await move('suspended', 'The fees are not paid');
    const { schools } = (await operator.get('/api/platform/overview')).json;
    expect(schools).toHaveLength(2);
    expect(schools).toContainEqual({ state: 'suspended', count: 1 });
    await move('active', 'They are paid');
  });

  it('tells of a school how much there is, and nothing of whose it is', async () => {
    await signIn(app, { school: 'riverside', name: 'Devika Menon' });
    const { status, json } = await operator.get(`/api/schools/${schoolId}`);
    expect([status, json.school.school_Slug, json.themeId]).toEqual([200, 'riverside', 1]);
    expect(json.changes).toMatchObject([
      { from: 'suspended', to: 'active', reason: 'They are paid', by: 'Kabir Anand' },
      { from: 'active', to: 'suspended', reason: 'The fees are not paid', by: 'Kabir Anand' },
    ]);
    expect(JSON.stringify(json)).not.toContain('Devika');
    expect((await operator.get('/api/schools/0')).status).toBe(422);
    expect((await operator.get('/api/schools/999999')).status).toBe(404);
  });

  it('counts the log-ins of a school week by week, by the school’s days', async () => {
    const host = 'riverside.localhost';
    await addAccount(app, { school: 'riverside', email: 'lata@example.org' });
    await addAccount(app, { school: 'riverside', email: 'omkar@example.org' });
    const { now } = app.clock;
    const at = async (time: string, ...people: string[]) => {
      app.clock.now = Date.parse(time);
      for (const login of people) expect((await logIn(app, login, {}, host)).status).toBe(200);
    };
    // At the school, in New York, Monday begins at five in the morning of London.
    await at('2026-11-09T04:59:00Z', 'lata@example.org');
    await at('2026-11-16T05:01:00Z', 'lata@example.org', 'lata@example.org');
    await at('2026-11-20T05:00:00Z', 'omkar@example.org');
    app.clock.now = now;
    const { logIns } = (await operator.get(`/api/schools/${schoolId}`)).json;
    expect(logIns).toHaveLength(8);
    expect(logIns.slice(0, 3)).toEqual([
      { from: '2026-11-16', count: 3, people: 2 },
      { from: '2026-11-09', count: 0, people: 0 },
      { from: '2026-11-02', count: 1, people: 1 },
    ]);
  });

  it('shows the questions that operators write on their page, instead of those that come with it', async () => {
    const asks = async (path: string) =>
      [...(await visitorOf(app, 'localhost').get(path)).text.matchAll(/<summary[^>]*><h3>([^<]*)/g)].map(
        ([, question]) => question,
      );
    const [start, product] = [await asks('/'), await asks('/home')];
    expect([start.length, product.length]).toEqual([4, 3]);
    const document = { question: 'Can we try it first?', answer: 'Yes.\nAll of it.', page: 'product' };
    const { id, version } = (await operator.post('/api/content/faq', document)).json;
    expect(await asks('/home')).toEqual(product);
    const headers = { 'if-match': `"${version}"` };
    expect((await operator.call('POST', `/api/content/faq/${id}/publish`, { headers })).status).toBe(200);
    expect(await asks('/home')).toEqual(['Can we try it first?']);
    expect(await asks('/')).toEqual(start);
  });

  it('lists the themes with who uses them, and makes another version live only where there is one', async () => {
    const { status, json } = await operator.get('/api/platform/themes');
    expect(status).toBe(200);
    expect(json.find(({ themeId }: { themeId: number }) => themeId === 1)).toMatchObject({ schools: 2 });
    const using = async (themeId: number): Promise<[string, number][]> =>
      (await operator.get('/api/schools', { themeId })).json.map(
        (row: { school_Slug: string; themeId: number }): [string, number] => [row.school_Slug, row.themeId],
      );
    expect(await using(1)).toEqual([
      ['greenfield', 1],
      ['riverside', 1],
    ]);
    expect(await using(2)).toEqual([]);
    const path = '/api/platform/themes/1/rollback';
    expect((await operator.post(path, { to: '9.9.9' })).status).toBe(409);
    expect((await operator.post(path, {})).status).toBe(422);
  });

  it('is for operators alone', async () => {
    const admin = await signIn(app, { school: 'greenfield' });
    for (const path of ['/api/platform/overview', `/api/schools/${schoolId}`, '/api/platform/themes']) {
      expect([path, (await admin.get(path)).status]).toEqual([path, 404]);
      expect([path, (await visitorOf(app, 'localhost').get(path)).status]).toEqual([path, 401]);
    }
  });
});
