import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type NewUserRow, students } from '#server/store/schema.ts';
import { addAccount, cookiesOf, goodPassword, logIn, sessionOf } from '../support/accounts.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { mailTo } from '../support/outbox.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

describe.each(databases)('users on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let child = 0;
  const visitor = () => visitorOf(app, 'greenfield.localhost');
  const invite = (body: object) => admin.post('/api/users', body);
  const change = (id: number, body: object, headers = {}) => admin.call('PATCH', `/api/users/${id}`, { body, headers });
  const accept = (token: string, password = goodPassword) =>
    visitor().post('/api/Account/acceptInvitation', { token, password });
  const staff: Pick<NewUserRow, 'role' | 'permissionSets'> = { role: 'Staff', permissionSets: ['frontOffice'] };

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    await addAccount(app, { email: 'devika@example.org' });
    child = await app.store.school(admin.schoolId, async ({ db }) => {
      const dates = { admissionDate: '2026-04-01', dateOfBirth: '2016-05-05' };
      const row = { firstName: 'Tara', gender: 'Female', mobile: '+919811111111', ...dates };
      const [added] = await db
        .insert(students)
        .values({ schoolId: admin.schoolId, admissionNo: 'U-1', ...row })
        .returning();
      return added?.id ?? 0;
    });
  });
  afterAll(() => app.stop());

  it('are invited by mail, choose a password by its link and are signed in', async () => {
    const body = { name: 'Farah Qureshi', email: 'Farah@Example.org', mobile: '98111 22222', ...staff };
    const answer = await invite(body);
    expect(answer.status).toBe(201);
    expect(answer.json.inviteLink).toBeNull();
    expect(answer.json.user).toMatchObject({
      email: 'farah@example.org',
      mobile: '+919811122222',
      role: 'Staff',
      status: 1,
      isInvited: true,
      version: 1,
    });
    expect((await logIn(app, 'farah@example.org')).status).toBe(401);
    const [link] = (await mailTo(app, 'farah@example.org')).links;
    expect(link?.origin).toBe(`http://greenfield.localhost:${app.port}`);
    const token = link?.searchParams.get('token') ?? '';
    const weak = await accept(token, 'Farah Qureshi');
    expect(weak.json.errors.password).toEqual(['Do not use your name, email or mobile as your password.']);
    const accepted = await accept(token);
    expect(accepted.json.user).toMatchObject({ name: 'Farah Qureshi', permissionSets: ['frontOffice'] });
    expect((await sessionOf(app, accepted).get('/api/Account/me')).status).toBe(200);
    expect((await accept(token)).status).toBe(404);
    expect((await logIn(app, '9811122222')).status).toBe(200);
  });

  it('are invited again, which ends the link before, and no link holds for more than 7 days', async () => {
    const { json } = await invite({ name: 'Gopal Nair', email: 'gopal@example.org', ...staff });
    const tokenOf = async (count: number) =>
      (await mailTo(app, 'gopal@example.org', count)).links[0]?.searchParams.get('token') ?? '';
    const first = await tokenOf(1);
    expect((await admin.post(`/api/users/${json.user.id}/invite`, {})).status).toBe(200);
    const second = await tokenOf(2);
    expect((await accept(first)).status).toBe(404);
    const start = app.clock.now;
    app.clock.now += 7 * 86_400_000;
    expect((await accept(second)).status).toBe(404);
    app.clock.now = start + 7 * 86_400_000 - 1;
    expect((await accept(second)).status).toBe(200);
    app.clock.now = start;
  });

  it('without an email get their link from the admin, who sees it once', async () => {
    const { json } = await invite({ name: 'Hema Das', mobile: '9811133333', role: 'Parent', studentIds: [child] });
    const token = new URL(json.inviteLink).searchParams.get('token') ?? '';
    const accepted = await accept(token);
    expect(accepted.json.user).toMatchObject({ role: 'Parent', accessiblePaths: expect.arrayContaining(['/student']) });
    expect((await sessionOf(app, accepted).get('/api/Account/me')).json.studentIds).toEqual([child]);
  });

  it('may be of the staff and have children at the school, which stay with a change of the role', async () => {
    const { json } = await invite({ name: 'Hari Sen', email: 'hari@example.org', ...staff, studentIds: [child] });
    expect(json.user).toMatchObject({ role: 'Staff', studentIds: [child] });
    const { json: changed } = await admin.call('PATCH', `/api/users/${json.user.id}`, {
      body: { role: 'Admin' },
      headers: { 'if-match': '"1"' },
    });
    expect(changed).toMatchObject({ role: 'Admin', studentIds: [child] });
  });

  it.each([
    [{ name: 'Isha', role: 'Admin' }, 'email', 'Please enter email or mobile.'],
    [{ name: 'Isha', role: 'Parent', email: 'x@example.org' }, 'studentIds', 'Choose the children.'],
    [{ name: 'Isha', role: 'Student', studentIds: [999_999] }, 'studentIds', 'There is no student 999999.'],
    [{ name: 'Isha', role: 'Operator', email: 'x@example.org' }, 'role', 'Use one of Admin, Staff, Student, Parent.'],
    [{ name: 'Isha', role: 'Admin', email: 'x@example.org', status: 1 }, 'status', 'There is no field "status" here.'],
    [{ name: 'Isha', role: 'Admin', email: 'x@' }, 'email', 'Enter a valid email address.'],
  ])('are not invited as %j', async (body, field, text) => {
    const { status, json } = await invite(body);
    expect(status).toBe(422);
    expect(json.errors[field]?.[0]).toContain(text);
  });

  it('have an email and a mobile of their own', async () => {
    const own = { email: 'jaya@example.org', mobile: '9811144444' };
    const { json: first } = await invite({ name: 'Jaya Rao', ...own, ...staff });
    const email = await invite({ name: 'Jaya Roy', email: 'JAYA@example.org', ...staff });
    expect(email.status).toBe(409);
    expect(email.json.errorText).toBe('Email jaya@example.org is already used by Jaya Rao.');
    const { json: second } = await invite({ name: 'Kiran Rao', email: 'kiran@example.org', ...staff });
    const mobile = await change(second.user.id, { mobile: '+91 98111 44444' });
    expect(mobile.json.errors).toEqual({ mobile: ['Mobile +919811144444 is already used by Jaya Rao.'] });
    const both = await Promise.all(
      [1, 2].map(() => invite({ name: 'Lata Bose', email: 'lata@example.org', ...staff })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await change(first.user.id, { mobile: null })).json).toMatchObject({ mobile: null, version: 2 });
  });

  it('lose their sign-ins with a change of role, rights or status, and only then', async () => {
    const { id } = await addAccount(app, { email: 'manoj@example.org', name: 'Manoj Pal', ...staff });
    const session = async () => sessionOf(app, await logIn(app, 'manoj@example.org'));
    const isSignedIn = async (caller: Caller) => (await caller.get('/api/Account/me')).status === 200;
    const renamed = await session();
    expect((await change(id, { name: 'Manoj Paul' })).json).toMatchObject({ name: 'Manoj Paul', version: 2 });
    expect(await isSignedIn(renamed)).toBe(true);
    for (const body of [{ permissionSets: ['hr'] }, { role: 'Admin' }, { status: 3 }]) {
      const caller = await session();
      expect(await isSignedIn(caller)).toBe(true);
      expect((await change(id, body)).status).toBe(200);
      expect(await isSignedIn(caller)).toBe(false);
    }
    expect((await change(id, { status: 0 })).json.status).toBe(0);
    expect((await logIn(app, 'manoj@example.org')).status).toBe(401);
    expect((await change(id, { status: 1 })).json.status).toBe(1);
    expect((await logIn(app, 'manoj@example.org')).status).toBe(200);
  });

  it('are changed only in the version that was seen', async () => {
    const { id } = await addAccount(app, { email: 'nila@example.org', name: 'Nila Sen' });
    expect((await change(id, { name: 'Nila Basu' }, { 'if-match': '"1"' })).status).toBe(200);
    expect((await change(id, { name: 'Nila Basu', status: 1 })).json.version).toBe(2);
    const stale = await change(id, { name: 'Nila Ghosh' }, { 'if-match': '"1"' });
    expect(stale.status).toBe(409);
    expect(stale.json.errorText).toMatch(/^Asha Rao changed this at .+\. Review both versions\.$/);
    expect(stale.json).toMatchObject({ current: { name: 'Nila Basu' }, yours: { name: 'Nila Ghosh' } });
  });

  it('are told from each other by role and keyword, 20 to a page', async () => {
    const { json, headers } = await admin.get('/api/users', { keyword: 'FARAH', role: 'Staff' });
    expect(json).toHaveLength(1);
    expect(headers['x-total-count']).toBe('1');
    expect(Object.keys(json[0])).not.toEqual(expect.arrayContaining(['passwordHash']));
    expect((await admin.get('/api/users', { keyword: '%' })).json).toEqual([]);
    const parents = (await admin.get('/api/users', { role: 'Parent' })).json;
    expect(parents.map(({ studentIds }: { studentIds: number[] }) => studentIds)).toContainEqual([child]);
  });

  it('of another school are out of sight', async () => {
    const abroad = await signIn(app, { school: 'riverside' });
    expect((await abroad.call('PATCH', `/api/users/${admin.userId}`, { body: { name: 'Taken' } })).status).toBe(404);
    expect((await abroad.post(`/api/users/${admin.userId}/invite`, {})).status).toBe(404);
    expect((await abroad.call('DELETE', `/api/users/${admin.userId}/sessions`)).status).toBe(404);
    const seen = (await abroad.get('/api/users', { pageSize: 100 })).json;
    expect(seen.map(({ id }: { id: number }) => id)).toEqual([abroad.userId]);
    expect((await admin.get('/api/Account/me')).status).toBe(200);
  });

  it('are signed out everywhere by the admin', async () => {
    const { id } = await addAccount(app, { email: 'omar@example.org', name: 'Omar Khan', ...staff });
    const answer = await logIn(app, 'omar@example.org');
    expect(cookiesOf(answer).has('session')).toBe(true);
    expect((await admin.call('DELETE', `/api/users/${id}/sessions`)).status).toBe(200);
    expect((await sessionOf(app, answer).get('/api/Account/me')).status).toBe(401);
  });

  it('always have an admin among them who can sign in', async () => {
    const [first, second] = [
      await addAccount(app, { school: 'riverside', email: 'first@example.org', name: 'Pia Shah' }),
      await addAccount(app, { school: 'riverside', email: 'second@example.org', name: 'Ravi Shah' }),
    ];
    const host = 'riverside.localhost';
    const { json: users } = await sessionOf(app, await logIn(app, 'first@example.org', {}, host), host).get(
      '/api/users',
    );
    const caller = sessionOf(app, await logIn(app, 'first@example.org', {}, host), host);
    const disable = (id: number) => caller.call('PATCH', `/api/users/${id}`, { body: { status: 0 } });
    // Those without a password cannot sign in.
    for (const { id, isInvited } of users) if (isInvited) expect((await disable(id)).status).toBe(200);
    expect((await disable(second.id)).status).toBe(200);
    const last = await disable(first.id);
    expect(last.status).toBe(409);
    expect(last.json.errorText).toBe('A school needs an admin. Make someone else an admin first.');
    const demoted = { role: 'Staff', permissionSets: ['hr'] };
    expect((await caller.call('PATCH', `/api/users/${first.id}`, { body: demoted })).status).toBe(409);
    expect((await caller.get('/api/Account/me')).json.user.role).toBe('Admin');
  });

  it('leave operators alone who are none themselves', async () => {
    const operator = await signIn(app, { school: 'platform', role: 'Operator', name: 'Nila Das' });
    const other = await signIn(app, { school: 'platform', role: 'Operator', name: 'Ravi Sen' });
    const host = await signIn(app, { school: 'platform', name: 'Asha Rao' });
    const path = `/api/users/${operator.userId}`;
    const attempts = (caller: Caller) => [
      caller.call('PATCH', path, { body: { name: 'Someone Else' }, headers: { 'if-match': '"1"' } }),
      caller.call('POST', `${path}/invite`),
      caller.call('DELETE', `${path}/sessions`),
    ];
    expect((await Promise.all(attempts(host))).map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await operator.get('/api/Account/me')).status).toBe(200);
    const names = async (caller: Caller) =>
      (await caller.get('/api/users')).json.map(({ name }: { name: string }) => name);
    expect(await names(host)).not.toContain('Nila Das');
    expect(await names(other)).toContain('Nila Das');
    for (const attempt of attempts(other)) expect((await attempt).status).toBe(200);
    expect((await operator.get('/api/Account/me')).status).toBe(401);
  });
});
