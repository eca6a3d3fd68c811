import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { students } from '#server/store/schema.ts';
import {
  addAccount,
  cookiesOf,
  goodPassword,
  logIn,
  sessionOf,
  setAccount,
  type TestAccount,
} from '../support/accounts.ts';
import { signIn, visitorOf } from '../support/callers.ts';
import { testNow } from '../support/schools.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

const host = 'greenfield.localhost';
const day = 86_400_000;

describe.each(databases)('signing in on $database', ({ database }) => {
  let app: TestApp;
  let admin: TestAccount;
  let addresses = 0;

  beforeAll(async () => {
    app = await startApp({ database, trustProxy: ['127.0.0.1'] });
    const contacts = { email: 'devika@example.org', mobile: '+919876543210' };
    admin = await addAccount(app, { ...contacts, name: 'Devika Menon' });
  });
  afterAll(() => app.stop());
  beforeEach(() => {
    // What earlier tests were locked for is over.
    app.clock.now += day;
    addresses += 1;
  });

  const wrong = (login = 'devika@example.org', password = 'not the password') => {
    const headers = { 'x-forwarded-for': `10.0.0.${addresses}` };
    return visitorOf(app, host, headers).post('/api/Account/login', { login, password });
  };

  it.each(['devika@example.org', 'Devika@Example.ORG', '98765 43210', '+919876543210', '09876543210'])(
    'takes %j',
    async (login) => {
      const answer = await logIn(app, login);
      expect(answer.status).toBe(200);
      expect(answer.json).toMatchObject({
        next: '/school',
        user: { userId: admin.id, name: 'Devika Menon', role: 'Admin', permissionSets: [], userStatus: 1 },
      });
      expect((await sessionOf(app, answer).get('/api/Account/me')).json.user).toEqual(answer.json.user);
    },
  );

  it("takes a student's admission number, and no other role's", async () => {
    const student = async (admissionNo: string): Promise<number> => {
      const row = { schoolId: admin.schoolId, admissionNo, admissionDate: '2026-04-01', firstName: 'Tara' };
      const [added] = await app.store.school(admin.schoolId, ({ db }) =>
        db
          .insert(students)
          .values({ ...row, dateOfBirth: '2016-05-05', gender: 'Female', mobile: '+919811111111' })
          .returning(),
      );
      return added?.id ?? 0;
    };
    const { id } = await addAccount(app, { name: 'Tara Joshi', role: 'Student', studentId: await student('GF/26-7') });
    const answer = await logIn(app, 'GF/26-7');
    expect(answer.json.next).toBe('/school/family');
    expect(answer.json.user).toMatchObject({ userId: id, role: 'Student' });
    expect(answer.json.user.accessiblePaths).toContain('/student');
    expect(answer.json.user.accessiblePaths).not.toContain('/users');
    await student('GF/26-8');
    expect((await logIn(app, 'GF/26-8')).status).toBe(401);
  });

  it('sets the session cookie for 12 hours, or 30 days, and the paths for menus beside it', async () => {
    const short = cookiesOf(await logIn(app, 'devika@example.org'));
    expect(short.get('session')?.value).toMatch(/^[\w-]{43}$/);
    expect(short.get('session')?.attributes).toEqual(['Path=/', 'Max-Age=43200', 'HttpOnly', 'SameSite=Lax']);
    expect(short.get('accessiblePaths')?.attributes).toEqual(['Path=/', 'Max-Age=43200', 'SameSite=Lax']);
    const paths = JSON.parse(decodeURIComponent(short.get('accessiblePaths')?.value ?? ''));
    expect(paths).toEqual(expect.arrayContaining(['/visitors', '/school/profile', '/users', '/audit']));
    const long = await logIn(app, 'devika@example.org', { remember: true });
    expect(cookiesOf(long).get('session')?.attributes).toContain('Max-Age=2592000');
    app.clock.now += 29 * day;
    expect((await sessionOf(app, long).get('/api/Account/me')).status).toBe(200);
    app.clock.now += day;
    expect((await sessionOf(app, long).get('/api/Account/me')).status).toBe(401);
  });

  it('says the same of a wrong password, an unknown name and an account that is disabled', async () => {
    const disabled = await addAccount(app, { email: 'left@example.org', status: 0 });
    expect(disabled.id).toBeGreaterThan(0);
    const answers = [await wrong(), await wrong('nobody@example.org'), await logIn(app, 'left@example.org')];
    for (const { status, json, headers } of answers) {
      expect(status).toBe(401);
      expect(json.errorText).toBe('Email, mobile or password is not correct.');
      expect(headers['set-cookie']).toBeUndefined();
    }
    const [first, ...others] = answers.map(({ json: { requestId: _, ...rest } }) => rest);
    for (const other of others) expect(other).toEqual(first);
  });

  it.each(['devika@example.org', 'nobody@example.org'])('locks %s after five failures, known or not', async (login) => {
    for (let count = 0; count < 5; count += 1) expect((await wrong(login)).status).toBe(401);
    const locked = await wrong(login, goodPassword);
    expect(locked).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    expect(locked.json.errorText).toBe('Too many tries. Try again in 1 minute.');
    app.clock.now += 60_000;
    expect((await wrong(login)).status).toBe(401);
    app.clock.now += 60_000;
    expect((await wrong(login)).json.errorText).toBe('Too many tries. Try again in 1 minute.');
    app.clock.now += 60_000;
    expect((await wrong(login)).status).toBe(401);
    expect((await wrong(login)).json.errorText).toBe('Too many tries. Try again in 4 minutes.');
  });

  it('locks each login by itself, so that nobody learns which are of one account', async () => {
    const [mobile, email, unknown] = ['9876543210', 'devika@example.org', '9876500000'];
    for (let count = 0; count < 5; count += 1)
      for (const login of [mobile, unknown]) expect((await wrong(login)).status).toBe(401);
    for (const login of [mobile, unknown]) expect((await wrong(login)).status).toBe(429);
    // The account is locked, and does not say so.
    for (const password of ['not the password', goodPassword]) expect((await wrong(email, password)).status).toBe(401);
    app.clock.now += 60_000;
    expect((await logIn(app, email)).status).toBe(200);
    expect((await logIn(app, mobile)).status).toBe(200);
  });

  it('counts tries at once as tries in a row, and begins anew after a success', async () => {
    const tries = await Promise.all(Array.from({ length: 9 }, () => wrong()));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(4);
    app.clock.now += 60_000;
    expect((await logIn(app, 'devika@example.org')).status).toBe(200);
    for (let count = 0; count < 4; count += 1) await wrong();
    expect((await logIn(app, 'devika@example.org')).status).toBe(200);
  });

  it('limits the tries of one address, whatever names they are for', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 61; count += 1) statuses.push((await wrong('', '')).status);
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([422]));
    expect(statuses[60]).toBe(429);
    expect((await logIn(app, 'devika@example.org')).status).toBe(200);
  });

  it('tells who knows the password that an admin has locked the account, and nobody else', async () => {
    await addAccount(app, { email: 'locked@example.org', status: 2 });
    const answer = await logIn(app, 'locked@example.org');
    expect(answer.status).toBe(403);
    expect(answer.json.errorText).toBe('This account is locked. Ask a school admin to unlock it.');
    expect((await wrong('locked@example.org')).status).toBe(401);
  });

  it('lets in who must change the password, to do that alone', async () => {
    await addAccount(app, { email: 'due@example.org', status: 3 });
    const answer = await logIn(app, 'due@example.org');
    expect(answer.json.user.userStatus).toBe(3);
    const caller = sessionOf(app, answer);
    expect((await caller.get('/api/Account/me')).status).toBe(200);
    const refused = await caller.get('/api/users');
    expect(refused.status).toBe(403);
    expect(refused.json).toMatchObject({ type: '/docs/reference/errors#password_change_due' });
    const change = { currentPassword: goodPassword, newPassword: 'a new roof for the library' };
    expect((await caller.post('/api/Account/changePassword', change)).status).toBe(200);
    expect((await caller.get('/api/users')).status).toBe(200);
    expect((await caller.get('/api/Account/me')).json.user.userStatus).toBe(1);
  });

  it('gives each sign-in a session of its own, and ends the one it came with', async () => {
    const first = await logIn(app, 'devika@example.org');
    const caller = sessionOf(app, first);
    const again = { login: 'devika@example.org', password: goodPassword };
    const second = await caller.post('/api/Account/login', again);
    expect(cookiesOf(second).get('session')?.value).not.toBe(cookiesOf(first).get('session')?.value);
    expect((await caller.get('/api/Account/me')).status).toBe(401);
    expect((await sessionOf(app, second).get('/api/Account/me')).status).toBe(200);
  });

  it('is worth nothing at another school', async () => {
    expect((await logIn(app, 'devika@example.org', {}, 'riverside.localhost')).status).toBe(401);
    const session = await logIn(app, 'devika@example.org');
    expect((await sessionOf(app, session, 'riverside.localhost').get('/api/Account/me')).status).toBe(401);
  });

  it('is no longer once the account is disabled', async () => {
    const account = await addAccount(app, { email: 'going@example.org' });
    const caller = sessionOf(app, await logIn(app, 'going@example.org'));
    expect((await caller.get('/api/Account/me')).status).toBe(200);
    await setAccount(app, account, { status: 0 });
    expect((await caller.get('/api/Account/me')).status).toBe(401);
  });

  it('signs an operator in on the product host alone', async () => {
    await addAccount(app, { school: 'platform', role: 'Operator', email: 'operator@example.org' });
    const answer = await logIn(app, 'operator@example.org', {}, 'localhost');
    expect(answer.json.user).toMatchObject({
      role: 'Operator',
      accessiblePaths: expect.arrayContaining(['/platform']),
    });
    expect((await logIn(app, 'operator@example.org')).status).toBe(401);
  });

  it('is refused to a page of another site', async () => {
    const headers = { origin: `http://riverside.localhost:${app.port}` };
    const body = { login: 'devika@example.org', password: goodPassword };
    const forged = await visitorOf(app, host).call('POST', '/api/Account/login', { body, headers });
    expect(forged.status).toBe(403);
    expect(forged.headers['set-cookie']).toBeUndefined();
  });

  it('writes down who signed in, without a secret', async () => {
    app.clock.now = testNow + 900 * day;
    const answer = await logIn(app, 'devika@example.org');
    const reader = await signIn(app);
    const { json } = await reader.get('/api/audit', { entity: 'user', entityId: admin.id, pageSize: 1 });
    expect(json[0]).toMatchObject({ action: 'login', after: { signedIn: new Date(app.clock.now).toISOString() } });
    expect(JSON.stringify(json)).not.toContain(cookiesOf(answer).get('session')?.value);
  });
});
