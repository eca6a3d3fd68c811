import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSchoolBySlug } from '#server/store/global.ts';
import { updateSchool } from '#server/store/testing/schools.ts';
import { goodPassword, logIn } from '../support/accounts.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

const prepared = 'This school site is being prepared.';
const dayMs = 86_400_000;

describe.each(databases)('the life of a school on $database', ({ database }) => {
  let app: TestApp;
  let operator: Caller;
  let schoolId: number;

  beforeAll(async () => {
    app = await startApp({ database, trustProxy: ['127.0.0.1'] });
    operator = await signIn(app, { school: 'platform', role: 'Operator', name: 'Kabir Anand' });
    schoolId = (await findSchoolBySlug(app.store, 'riverside'))?.schoolId ?? -1;
  });
  afterAll(() => app.stop());

  const move = (state: string, reason = 'Asked by the trust') =>
    operator.call('PATCH', `/api/schools/${schoolId}/state`, { body: { state, reason } });
  const row = async () => (await operator.get('/api/schools', { keyword: 'river' })).json[0];
  const home = async () => (await app.get('/', { host: 'riverside.localhost' })).status;
  const set = (columns: Parameters<typeof updateSchool>[2]) => updateSchool(app.store, schoolId, columns);

  it('is listed for operators, by state and by a word', async () => {
    const all = await operator.get('/api/schools');
    expect([all.status, all.headers['x-total-count'], all.json.length]).toEqual([200, '2', 2]);
    expect(await row()).toEqual({
      School_Id: schoolId,
      school_Slug: 'riverside',
      schoolKey: 'RIVER-1',
      school_Name: 'Riverside Academy',
      url: `http://riverside.localhost:${app.port}`,
      state: 'active',
      nextStates: ['suspended', 'closed'],
      createdAt: expect.any(String),
      themeId: 1,
    });
    expect((await operator.get('/api/schools', { keyword: 'GREEN-1' })).json).toHaveLength(1);
    expect((await operator.get('/api/schools', { state: 'suspended' })).json).toEqual([]);
    const second = await operator.get('/api/schools', { pageSize: 1, page: 2 });
    expect([second.headers['x-total-count'], second.json[0].school_Slug]).toEqual(['2', 'riverside']);
    expect((await (await signIn(app)).get('/api/schools')).status).toBe(404);
  });

  it('is suspended and comes back: pages, calls and sign-ins end at once', async () => {
    const admin = await signIn(app, { school: 'riverside' });
    expect([await home(), (await admin.get('/api/Account/me')).status]).toEqual([200, 200]);
    const { status, json } = await move('suspended', 'The fees are not paid');
    expect([status, json]).toMatchObject([
      200,
      { state: 'suspended', nextStates: ['active', 'closed'], reason: 'The fees are not paid' },
    ]);
    expect(await home()).toBe(503);
    expect(await admin.get('/api/Account/me')).toMatchObject({ status: 503, json: { errorText: prepared } });
    expect((await app.get('/login', { host: 'riverside.localhost' })).status).toBe(503);
    const login = { login: 'asha@example.org', password: goodPassword };
    expect((await visitorOf(app, 'riverside.localhost').post('/api/Account/login', login)).status).toBe(503);
    expect((await operator.get('/api/schools', { state: 'suspended' })).json).toHaveLength(1);

    expect((await move('active')).json).toMatchObject({ state: 'active' });
    expect(await home()).toBe(200);
    expect((await admin.get('/api/Account/me')).status).toBe(401);
  });

  it('is written down in the log of the product and in that of the school, and nothing of a refused change', async () => {
    const entry = {
      action: 'changeSchoolState',
      entity: 'schoolState',
      entityId: schoolId,
      before: { slug: 'riverside', state: 'suspended' },
      after: { slug: 'riverside', state: 'active', reason: 'Asked by the trust', at: '2026-11-21T06:30:00.000Z' },
    };
    const own = await operator.get('/api/audit', { entity: 'schoolState' });
    expect(own.json[0]).toMatchObject({ ...entry, actor: 'Kabir Anand', userId: operator.userId });
    const admin = await signIn(app, { school: 'riverside' });
    const theirs = await admin.get('/api/audit', { entity: 'schoolState' });
    expect(theirs.json[0]).toMatchObject({ ...entry, actor: 'operator Kabir Anand', userId: null });
    expect((await move('draft')).status).toBe(409);
    expect((await admin.get('/api/audit', { entity: 'schoolState' })).json).toEqual(theirs.json);
    const stranger = await signIn(app, { school: 'greenfield' });
    expect((await stranger.get('/api/audit', { entity: 'schoolState' })).json).toEqual([]);
  });

  it.each([
    [{ status: 'active', listed: true }, 'active', 'draft', ['suspended', 'closed']],
    [{ status: 'active', listed: true }, 'active', 'active', ['suspended', 'closed']],
    [{ status: 'draft', listed: false }, 'draft', 'closed', ['active']],
    [{ status: 'active', listed: false }, 'pending verification', 'draft', ['active', 'suspended', 'closed']],
    [{ status: 'suspended', listed: true }, 'suspended', 'pending_verification', ['active', 'closed']],
    [{ status: 'closed', listed: true }, 'closed', 'active', ['suspended']],
  ] as const)('is not taken from %o (%s) to %s', async (columns, from, to, next) => {
    await set(columns);
    const { status, json } = await move(to);
    expect([status, json]).toMatchObject([
      409,
      { errorText: `A school that is ${from} cannot become ${to.replace('_', ' ')}.`, next },
    ]);
    await set({ status: 'active', listed: true });
  });

  it.each([
    [{ state: 'gone', reason: 'Because' }, 'state'],
    [{ state: 'suspended' }, 'reason'],
    [{ state: 'suspended', reason: '  ' }, 'reason'],
  ])('is not changed by %o', async (body, field) => {
    const answer = await operator.call('PATCH', `/api/schools/${schoolId}/state`, { body });
    expect([answer.status, Object.keys(answer.json.errors)]).toEqual([422, [field]]);
    expect(
      (await operator.call('PATCH', '/api/schools/999999/state', { body: { state: 'active', reason: 'None' } })).status,
    ).toBe(404);
  });

  it('appears in the directory once an operator vouches for it', async () => {
    await set({ status: 'active', listed: false });
    expect(await row()).toMatchObject({ state: 'pending_verification' });
    expect(await home()).toBe(200);
    expect((await app.get('/', { host: 'localhost' })).text).not.toContain('Riverside');
    expect((await move('active')).json.state).toBe('active');
    expect((await app.get('/', { host: 'localhost' })).text).toContain('Riverside');
  });

  it('is prepared as a draft by its own people, while visitors are told to wait', async () => {
    const admin = await signIn(app, { school: 'riverside', email: 'asha@example.org' });
    await set({ status: 'draft' });
    expect(await home()).toBe(503);
    const login = await app.get('/login', { host: 'riverside.localhost' });
    expect([login.status, login.text.includes('<form')]).toEqual([200, true]);
    expect((await admin.get('/api/Account/me')).status).toBe(200);
    expect((await admin.get('/api/website/banners')).status).toBe(200);
    expect(await visitorOf(app, 'riverside.localhost').get('/api/Account/me')).toMatchObject({
      status: 503,
      json: { errorText: prepared },
    });
    expect((await logIn(app, 'nobody@example.org', {}, 'riverside.localhost')).status).toBe(401);
    await move('active');
    expect(await home()).toBe(200);
  });

  it('is closed, and opened again for 90 days', async () => {
    await move('closed', 'Merged with another school');
    expect(await home()).toBe(503);
    expect(await row()).toMatchObject({
      state: 'closed',
      nextStates: ['suspended'],
      changedAt: '2026-11-21T06:30:00.000Z',
      reopenUntil: '2027-02-19T06:30:00.000Z',
    });
    const began = app.clock.now;
    app.clock.now = began + 90 * dayMs;
    operator = await signIn(app, { school: 'platform', role: 'Operator', name: 'Kabir Anand' });
    expect(await row()).toMatchObject({ state: 'closed', nextStates: [] });
    expect((await move('suspended')).status).toBe(409);
    app.clock.now = began + 90 * dayMs - 1;
    expect((await move('suspended')).json).toMatchObject({ state: 'suspended', nextStates: ['active', 'closed'] });
    expect((await move('active')).json.state).toBe('active');
    expect(await home()).toBe(200);
  });
});
