import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type UserRow, users } from '#server/store/schema.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

const day = 86_400_000;

describe.each(databases)('API tokens on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  const create = (body: object = {}, by = admin) =>
    by.post('/api/tokens', { name: 'Timetable', scopes: ['/holidays:read'], ...body });
  const program = (token: string, host = 'greenfield.localhost'): Caller =>
    visitorOf(app, host, { authorization: `Bearer ${token}` });
  const holidays = async (caller: Caller) =>
    (await caller.get('/api/academic/_holidays_list', { School_Id: admin.schoolId })).status;

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
  });
  afterAll(() => app.stop());

  it('are shown once, and do what their scopes say', async () => {
    const { status, json } = await create();
    expect(status).toBe(201);
    expect(json.token).toMatch(new RegExp(`^syt_${admin.schoolId}_[\\w-]{43}$`));
    const caller = program(json.token);
    expect(await holidays(caller)).toBe(200);
    expect(await holidays(program(json.token, 'localhost'))).toBe(200);
    const dates = { startHolidayDate: '2026-12-25', endHolidayDate: '2026-12-25', StartSession: 2026 };
    const holiday = { School_Id: admin.schoolId, name: 'Winter break', ...dates };
    expect((await caller.post('/api/academic/_addHoliday', holiday)).status).toBe(403);
    expect((await caller.get('/api/users')).status).toBe(403);
    expect((await caller.get('/api/Account/me')).status).toBe(403);
    const listed = await admin.get('/api/tokens');
    expect(listed.json[0]).toMatchObject({ id: json.id, name: 'Timetable', scopes: ['/holidays:read'] });
    expect(listed.json[0].lastUsedAt).toBe(new Date(app.clock.now).toISOString());
    expect(listed.text).not.toContain(json.token);
    expect((await admin.get('/api/audit', { entity: 'apiToken' })).text).not.toContain(json.token);
  });

  it('are noted as used every few minutes, not each time', async () => {
    const { json } = await create({ name: 'Often' });
    const usedAt = async () => {
      const { json: tokens } = await admin.get('/api/tokens');
      return Date.parse(tokens.find(({ name }: { name: string }) => name === 'Often').lastUsedAt);
    };
    const first = app.clock.now;
    expect(await holidays(program(json.token))).toBe(200);
    app.clock.now += 60_000;
    expect(await holidays(program(json.token))).toBe(200);
    expect(await usedAt()).toBe(first);
    app.clock.now += 5 * 60_000;
    expect(await holidays(program(json.token))).toBe(200);
    expect(await usedAt()).toBe(app.clock.now);
  });

  it('write where they may, and the audit log names them', async () => {
    const { json } = await create({ name: 'Calendar', scopes: ['/holidays:write'] });
    const dates = { startHolidayDate: '2026-12-28', endHolidayDate: '2026-12-28', StartSession: 2026 };
    const holiday = { School_Id: admin.schoolId, name: 'Day off', ...dates };
    expect((await program(json.token).post('/api/academic/_addHoliday', holiday)).status).toBe(201);
    const [entry] = (await admin.get('/api/audit', { entity: 'holiday', pageSize: 1 })).json;
    expect(entry).toMatchObject({ actor: 'token Calendar', userId: null, action: 'addHoliday' });
  });

  it('end when they are revoked, and after their days', async () => {
    const { json: revoked } = await create();
    expect((await admin.call('DELETE', `/api/tokens/${revoked.id}`)).status).toBe(200);
    expect(await holidays(program(revoked.token))).toBe(401);
    expect((await admin.call('DELETE', `/api/tokens/${revoked.id}`)).status).toBe(200);
    const { json: short } = await create({ days: 1 });
    const { json: endless } = await create({ days: null });
    const start = app.clock.now;
    app.clock.now += day;
    expect(await holidays(program(short.token))).toBe(401);
    expect(await holidays(program(endless.token))).toBe(200);
    app.clock.now = start;
  });

  it('are worth nothing at another school, nor made or ended by it', async () => {
    const { json } = await create();
    expect((await program(json.token, 'riverside.localhost').get('/api/users')).status).toBe(401);
    const abroad = await signIn(app, { school: 'riverside' });
    expect((await abroad.call('DELETE', `/api/tokens/${json.id}`)).status).toBe(404);
    expect((await abroad.get('/api/tokens')).json).toEqual([]);
    expect(await holidays(program(json.token))).toBe(200);
  });

  it('give away no more than their maker has', async () => {
    expect((await create({ scopes: ['/platform:write'] })).status).toBe(422);
    expect((await create({ scopes: ['/school/change_password:write'] })).status).toBe(422);
    expect((await create({ scopes: ['/nowhere:read'] })).status).toBe(422);
    const { json } = await create({ scopes: ['/settings:write', '/users:write'] });
    // A token that made others would outlive its own end.
    expect((await create({ scopes: ['/users:write'] }, program(json.token))).status).toBe(403);
    const staff = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
    expect((await create({}, staff)).status).toBe(403);
  });

  it('reach no further than their maker at each use, and end with a closed or locked account', async () => {
    const maker = await signIn(app);
    const set = (values: Partial<UserRow>) =>
      app.store.school(maker.schoolId, ({ db }) => db.update(users).set(values).where(eq(users.id, maker.userId)));
    const { json } = await create({ scopes: ['/holidays:write', '/users:read'] }, maker);
    const caller = program(json.token);
    const dates = { startHolidayDate: '2026-12-29', endHolidayDate: '2026-12-29', StartSession: 2026 };
    const add = async () =>
      (await caller.post('/api/academic/_addHoliday', { School_Id: maker.schoolId, name: 'Day', ...dates })).status;
    const readUsers = async () => (await caller.get('/api/users')).status;
    expect([await add(), await holidays(caller), await readUsers()]).toEqual([201, 200, 200]);
    await set({ role: 'Staff', permissionSets: ['frontOffice'] });
    expect([await add(), await holidays(caller), await readUsers()]).toEqual([403, 200, 403]);
    for (const status of [0, 2]) {
      await set({ status });
      expect([await add(), await holidays(caller)]).toEqual([401, 401]);
    }
    await set({ role: 'Admin', permissionSets: [], status: 1 });
    expect([await add(), await readUsers()]).toEqual([201, 200]);
  });

  it('let nobody in: they make, invite and change no accounts', async () => {
    const { json } = await create({ scopes: ['/users:write'] });
    const caller = program(json.token);
    const admins = { name: 'Uma Pai', role: 'Admin', email: 'uma@example.org' };
    expect((await caller.post('/api/users', admins)).status).toBe(403);
    const staff = { ...admins, role: 'Staff', permissionSets: ['hr'] };
    expect((await caller.post('/api/users', staff)).status).toBe(403);
    const invited = await admin.post('/api/users', staff);
    expect(invited.status).toBe(201);
    const path = `/api/users/${invited.json.user.id}`;
    expect((await caller.call('PATCH', path, { body: { email: 'mine@example.org' } })).status).toBe(403);
    expect((await caller.post(`${path}/invite`, {})).status).toBe(403);
    expect((await caller.call('DELETE', `${path}/sessions`)).status).toBe(403);
    expect((await caller.get('/api/users')).status).toBe(200);
    expect((await caller.post(`/api/users/${admin.userId}/invite`, {})).status).toBe(403);
  });
});

describe('the audit log', () => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await startApp();
    admin = await signIn(app);
  });
  afterAll(() => app.stop());

  it('is read by the admin alone, filtered, the latest first, a page at a time', async () => {
    for (const name of ['One', 'Two', 'Three']) await admin.post('/api/tokens', { name, scopes: ['/holidays:read'] });
    const all = await admin.get('/api/audit', { entity: 'apiToken', userId: admin.userId, pageSize: 2 });
    expect(all.headers['x-total-count']).toBe('3');
    expect(all.json.map(({ after }: { after: { name: string } }) => after.name)).toEqual(['Three', 'Two']);
    const { entityId, at } = all.json[0];
    expect((await admin.get('/api/audit', { entity: 'apiToken', entityId })).json).toHaveLength(1);
    expect((await admin.get('/api/audit', { action: 'createApiToken', entity: 'user' })).json).toEqual([]);
    const dayOf = (offset: number) => new Date(Date.parse(at) + 330 * 60_000 + offset * day).toISOString().slice(0, 10);
    const ofDays = async (from: string, to: string) =>
      (await admin.get('/api/audit', { entity: 'apiToken', from, to })).json.length;
    expect(await ofDays(dayOf(0), dayOf(0))).toBe(3);
    expect(await ofDays(dayOf(1), dayOf(2))).toBe(0);
    expect(await ofDays(dayOf(-2), dayOf(-1))).toBe(0);
    const office = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
    expect((await office.get('/api/audit')).status).toBe(403);
    const abroad = await signIn(app, { school: 'riverside' });
    expect((await abroad.get('/api/audit', { entity: 'apiToken' })).json).toEqual([]);
  });
});
