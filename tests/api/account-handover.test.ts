import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, cookiesOf, goodPassword, sessionOf, setAccount, type TestAccount } from '../support/accounts.ts';
import { visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

describe.each(databases)("signing in from the product's page on $database", ({ database }) => {
  let app: TestApp;
  let account: TestAccount;
  const email = 'devika@example.org';
  const ask = (body: object = {}) =>
    visitorOf(app, 'localhost').post('/api/Account/platformLogin', {
      school: 'greenfield',
      login: email,
      password: goodPassword,
      ...body,
    });
  const follow = (url: string, host = 'greenfield.localhost') => {
    const { pathname, search } = new URL(url);
    return visitorOf(app, host).get(pathname + search);
  };

  beforeAll(async () => {
    app = await startApp({ database });
    account = await addAccount(app, { email });
    await addAccount(app, { school: 'platform', role: 'Operator', email: 'operator@example.org' });
  });
  afterAll(() => app.stop());

  it("leads to the school's own host, where the code signs in once", async () => {
    const answer = await ask({ next: '/admissions', remember: true });
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const { url } = answer.json;
    expect(new URL(url).origin).toBe(`http://greenfield.localhost:${app.port}`);
    const taken = await follow(url);
    expect(taken).toMatchObject({ status: 303, headers: { location: '/admissions' } });
    expect(cookiesOf(taken).get('session')?.attributes).toContain('Max-Age=2592000');
    expect((await sessionOf(app, taken).get('/api/Account/me')).json.user.userId).toBe(account.id);
    const again = await follow(url);
    expect(again).toMatchObject({ status: 303, headers: { location: '/login?error=link' } });
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it('is not taken up at another school, after a minute, or once the account is closed', async () => {
    const { url } = (await ask()).json;
    expect((await follow(url, 'riverside.localhost')).headers.location).toBe('/login?error=link');
    await setAccount(app, account, { status: 0 });
    expect((await follow(url)).headers.location).toBe('/login?error=link');
    await setAccount(app, account, { status: 1 });
    app.clock.now += 60_000;
    expect((await follow(url)).headers.location).toBe('/login?error=link');
  });

  it('goes on to no other site', async () => {
    const { url } = (await ask({ next: '//elsewhere.example' })).json;
    expect(new URL(url).searchParams.get('next')).toBe('/');
    const code = new URL(url).searchParams.get('code') ?? '';
    const query = new URLSearchParams({ code, next: 'https://elsewhere.example/' });
    expect((await follow(`http://x/api/Account/handover?${query}`)).headers.location).toBe('/');
  });

  it('says the same of a wrong password, an unknown name and an unknown school', async () => {
    const answers = [
      await ask({ password: 'not the password' }),
      await ask({ login: 'nobody@example.org' }),
      await ask({ school: 'nowhere' }),
      await ask({ school: 'platform', login: 'operator@example.org' }),
    ];
    for (const { status, json } of answers) {
      expect(status).toBe(401);
      expect(json.errorText).toBe('Email, mobile or password is not correct.');
    }
    expect((await ask()).status).toBe(200);
  });

  it('leads a form there at once, and back with a word where it fails', async () => {
    const send = (password: string) =>
      visitorOf(app, 'localhost').call('POST', '/api/Account/platformLogin', {
        plainForm: { school: 'greenfield', login: email, password },
      });
    const { status, headers } = await send(goodPassword);
    expect(status).toBe(303);
    expect((await follow(String(headers.location))).headers.location).toBe('/');
    expect((await send('not the password')).headers.location).toBe('/login?error=wrong');
  });

  it("is not asked for on a school's host", async () => {
    const body = { school: 'greenfield', login: email, password: goodPassword };
    const answer = await visitorOf(app, 'greenfield.localhost').post('/api/Account/platformLogin', body);
    expect(answer.status).toBe(404);
  });
});
