import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, cookiesOf, goodPassword, sessionOf, setAccount, type TestAccount } from '../support/accounts.ts';
import { visitorOf } from '../support/callers.ts';
import { followHandover, openBrowser, takeUpHandover } from '../support/handover.ts';
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
  const linkOf = (host: string) => `http://${host}:${app.port}/login?error=link`;

  beforeAll(async () => {
    app = await startApp({ database });
    account = await addAccount(app, { email });
    await addAccount(app, { school: 'platform', role: 'Operator', email: 'operator@example.org' });
  });
  afterAll(() => app.stop());

  it("leads to the school's own host, where the code signs in once", async () => {
    const answer = await ask({ next: '/admissions', remember: true });
    expect(answer.status).toBe(200);
    expect([...cookiesOf(answer).keys()]).toEqual(['handover']);
    const { url } = answer.json;
    expect(new URL(url).origin).toBe(`http://greenfield.localhost:${app.port}`);
    const browser = openBrowser(app);
    browser.keep('localhost', answer);
    const taken = await followHandover(browser, url);
    expect(taken).toMatchObject({ status: 303, headers: { location: '/admissions' } });
    expect(cookiesOf(taken).get('session')?.attributes).toContain('Max-Age=2592000');
    expect((await sessionOf(app, taken).get('/api/Account/me')).json.user.userId).toBe(account.id);
    const again = await followHandover(browser, url);
    expect(again).toMatchObject({ status: 303, headers: { location: '/login?error=link' } });
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it("leaves a word in the product's own cookie, that it believes itself alone", async () => {
    const started = await ask();
    const browser = openBrowser(app);
    browser.keep('localhost', started);
    const visit = await browser.get(started.json.url);
    const confirmed = cookiesOf(await browser.get(String(visit.headers.location))).get('schoolHint');
    expect(confirmed?.attributes).toEqual(expect.arrayContaining(['Max-Age=43200', 'HttpOnly']));
    const [slug, until, mark] = confirmed?.value.split('.') ?? [];
    const pageFor = async (value: string): Promise<string> =>
      (await visitorOf(app, 'localhost', { cookie: `schoolHint=${value}` }).get('/')).text;
    const guest = (await visitorOf(app, 'localhost').get('/')).text;
    const known = await pageFor(confirmed?.value ?? '');
    expect(guest).toContain('data-enhance="auto-dialog"');
    expect(known).not.toContain('data-enhance="auto-dialog"');
    for (const forged of [
      `riverside.${until}.${mark}`,
      `${slug}.${Number(until) + 1}.${mark}`,
      `${slug}.${until}.`,
      '',
    ])
      expect(await pageFor(forged)).toBe(guest);
    app.clock.now += 43_200_000;
    expect(await pageFor(confirmed?.value ?? '')).toBe(guest);
    app.clock.now -= 43_200_000;
  });

  it('is not taken up at another school, after a minute, or once the account is closed', async () => {
    const started = await ask();
    const { url } = started.json;
    const follow = async (to: string) => (await takeUpHandover(app, started, to)).headers.location;
    expect(await follow(url.replace('greenfield', 'riverside'))).toBe('/login?error=link');
    await setAccount(app, account, { status: 0 });
    expect(await follow(url)).toBe('/login?error=link');
    await setAccount(app, account, { status: 1 });
    app.clock.now += 60_000;
    expect(await follow(url)).toBe('/login?error=link');
  });

  it('goes on to no other site', async () => {
    const started = await ask({ next: '//elsewhere.example' });
    const { url } = started.json;
    expect(new URL(url).searchParams.get('next')).toBe('/');
    const code = new URL(url).searchParams.get('code') ?? '';
    const query = new URLSearchParams({ code, next: 'https://elsewhere.example/' });
    const taken = await takeUpHandover(app, started, `${new URL(url).origin}/api/Account/handover?${query}`);
    expect(taken.headers.location).toBe('/school');
  });

  it('signs nobody in who did not begin it: neither by the code, nor by a proof for another browser', async () => {
    const started = await ask();
    const { url } = started.json;
    const victim = openBrowser(app);
    const lured = await followHandover(victim, url);
    expect([lured.status, lured.headers.location]).toEqual([303, linkOf('greenfield.localhost')]);
    expect(cookiesOf(lured).has('session')).toBe(false);

    const attacker = openBrowser(app);
    attacker.keep('localhost', started);
    const visit = await attacker.get(url);
    const confirmed = await attacker.get(String(visit.headers.location));
    const proven = String(confirmed.headers.location);
    expect(new URL(proven).searchParams.get('proof')).toBeTruthy();
    const tricked = await victim.get(proven);
    expect([tricked.headers.location, cookiesOf(tricked).has('session')]).toEqual(['/login?error=link', false]);
    expect(cookiesOf(await attacker.get(proven)).get('session')?.value).toBeTruthy();
  });

  it('confirms to schools alone, on hosts that are stored', async () => {
    const confirm = (school: string) =>
      visitorOf(app, 'localhost').get('/api/Account/confirmHandover', { code: 'x', state: 'y', school });
    expect((await confirm('elsewhere.example')).headers.location).toBe('/login?error=link');
    expect((await confirm('platform')).headers.location).toBe('/login?error=link');
    expect((await confirm('riverside')).headers.location).toBe(linkOf('riverside.localhost'));
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
    const started = await send(goodPassword);
    expect(started.status).toBe(303);
    expect((await takeUpHandover(app, started, String(started.headers.location))).headers.location).toBe('/school');
    expect((await send('not the password')).headers.location).toBe('/login?error=wrong');
  });

  it("is not asked for on a school's host", async () => {
    const body = { school: 'greenfield', login: email, password: goodPassword };
    const answer = await visitorOf(app, 'greenfield.localhost').post('/api/Account/platformLogin', body);
    expect(answer.status).toBe(404);
  });
});
