import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, cookiesOf, goodPassword, sessionOf } from '../support/accounts.ts';
import { visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';

describe('signing in by a form without script', () => {
  let app: TestApp;
  const email = 'devika@example.org';
  const send = (path: string, plainForm: Readonly<Record<string, string>>, headers = {}) =>
    visitorOf(app, 'greenfield.localhost').call('POST', path, { plainForm, headers });
  const logIn = (fields: Readonly<Record<string, string>> = {}) =>
    send('/api/Account/login', { login: email, password: goodPassword, ...fields });

  beforeAll(async () => {
    app = await startApp();
    await addAccount(app, { email });
  });
  afterAll(() => app.stop());

  it('goes on to the page that was asked for, signed in', async () => {
    const answer = await logIn({ next: '/admissions?page=2', remember: 'true' });
    expect(answer).toMatchObject({ status: 303, headers: { location: '/admissions?page=2' }, text: '' });
    expect(cookiesOf(answer).get('session')?.attributes).toContain('Max-Age=2592000');
    expect((await sessionOf(app, answer).get('/api/Account/me')).status).toBe(200);
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/.//elsewhere.example',
    'javascript:alert(1)',
    '\\\\elsewhere.example',
    'elsewhere.example',
  ])('never goes on to %s', async (next) => {
    expect((await logIn({ next })).headers.location).toBe('/school');
    const failed = await logIn({ next, password: 'not the password' });
    expect(failed.headers.location).toBe('/login?error=wrong');
    app.clock.now += 3_600_000;
  });

  it('comes back with a word for what was wrong, and of what was sent with the login alone', async () => {
    const answer = await logIn({ password: '<script>alert(1)</script>', next: '/student' });
    expect(answer).toMatchObject({ status: 303, headers: { location: '/login?error=wrong&next=%2Fstudent' } });
    expect([...cookiesOf(answer).keys()]).toEqual(['tried_login']);
    expect(String(answer.headers['set-cookie'])).not.toContain('alert');
    for (let count = 0; count < 4; count += 1) await logIn({ password: 'not the password' });
    expect((await logIn()).headers.location).toBe('/login?error=wait');
    app.clock.now += 60_000;
    await addAccount(app, { email: 'locked@example.org', status: 2 });
    expect((await logIn({ login: 'locked@example.org' })).headers.location).toBe('/login?error=locked');
  });

  it('goes home after signing out', async () => {
    const session = sessionOf(app, await logIn());
    const answer = await session.call('POST', '/api/Account/logout', { plainForm: {} });
    expect(answer).toMatchObject({ status: 303, headers: { location: '/', 'clear-site-data': '"storage"' } });
    expect((await session.get('/api/Account/me')).status).toBe(401);
  });

  it('comes back to the page of a link with its secret and what was wrong', async () => {
    const path = '/api/Account/resetPassword';
    const answer = await send(path, { token: 'a b&c=d', password: goodPassword });
    expect(answer).toMatchObject({ status: 303, headers: { location: '/login/reset?error=link&token=a+b%26c%3Dd' } });
  });

  it('is refused from another site, and where a browser does not say from where', async () => {
    const headers = { origin: 'http://elsewhere.example' };
    const fields = { login: email, password: goodPassword };
    expect((await send('/api/Account/login', fields, headers)).status).toBe(403);
    expect((await send('/api/Account/login', fields, { origin: 'null' })).status).toBe(403);
  });
});

describe('the cookies of a site on https', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ baseUrl: 'https://schools.example.org' });
    await addAccount(app, { email: 'devika@example.org' });
  });
  afterAll(() => app.stop());

  it('are bound to the host, and to https', async () => {
    const host = { host: 'greenfield.schools.example.org', origin: 'https://greenfield.schools.example.org' };
    const body = { login: 'devika@example.org', password: goodPassword };
    const caller = visitorOf(app, 'greenfield.localhost');
    const cookies = cookiesOf(await caller.call('POST', '/api/Account/login', { body, headers: host }));
    const session = cookies.get('__Host-session');
    expect(session?.attributes).toEqual(['Path=/', 'Max-Age=43200', 'HttpOnly', 'Secure', 'SameSite=Lax']);
    expect(cookies.get('accessiblePaths')?.attributes).toEqual(['Path=/', 'Max-Age=43200', 'Secure', 'SameSite=Lax']);
    expect(cookies.has('session')).toBe(false);
    const cookie = `__Host-session=${session?.value}`;
    const me = await caller.call('GET', '/api/Account/me', { headers: { ...host, cookie } });
    expect(me.status).toBe(200);
  });
});
