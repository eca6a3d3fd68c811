import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schoolTag } from '#schemas/sources/index.ts';
import { type StoredSiteRecord, siteRecords } from '#server/store/schema.ts';
import { addAccount, cookiesOf, logIn, sessionOf } from '../support/accounts.ts';
import { visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { actionOf, alertOf, fieldsOf, statusOf } from './support/account-page.ts';

const host = 'greenfield.localhost';
const paths = [
  '/login',
  '/login/forgot',
  '/login/reset?token=abc',
  '/login/invitation?token=abc',
  '/login/verify?token=abc',
];

describe("the pages of a school's accounts", () => {
  let app: TestApp;
  const page = (path: string, headers: Readonly<Record<string, string>> = {}) => app.get(path, { host, headers });

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it.each(paths)('%s is kept by nobody, found by no search engine, and runs no script', async (path) => {
    const { status, headers, text } = await page(path);
    expect(status).toBe(200);
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(text) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
      'content-security-policy': expect.stringContaining(`'sha256-${hash}'`),
      'x-frame-options': 'DENY',
    });
    expect(headers['content-security-policy']).toMatch(/; form-action 'self';/);
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(text).not.toMatch(/<script|\son\w+=/);
    expect(alertOf(await page(path))).toBeUndefined();
  });

  it.each(paths)('%s has the picture that the school’s log-in has, and its other language', async (path) => {
    const { text } = await page(path);
    expect(text).toMatch(/<div class="card"[^>]* data-picture>.*<img class="photo"/);
    expect(text).toContain('<a class="back" href="/">');
    // The address of a page with a secret stands on no link.
    if (path.includes('token')) expect(text).not.toContain('lang=hi');
    else expect(text).toContain(`href="${path}?lang=hi"`);
  });

  it('wear the look of the school, with its logo and name', async () => {
    const home = await page('/');
    const { text } = await page('/login');
    const colors = /:root\{[^}]*\}/.exec(home.text)?.[0];
    expect(colors).toContain('--color-primary:');
    expect(text).toContain(colors);
    expect(text).toMatch(/<img class="logo" src="\/media\/[^"]+"/);
    expect(text).toContain('<title>Log in · Greenfield');
    const empty = { version: null, preset: null, settings: {}, overrides: {} };
    const record: StoredSiteRecord = { ...empty, themeId: 1, tokens: { 'color.primary': '#0b5d3b' } };
    await app.store.school(1, async ({ db, touch }) => {
      await db.update(siteRecords).set({ record }).where(eq(siteRecords.schoolId, 1));
      touch(schoolTag(1, 'siteRecord'));
    });
    expect((await page('/login')).text).toContain('--color-primary:#0b5d3b');
  });

  it('ask for what a sign-in takes, with names that password managers know', async () => {
    const answer = await page('/login?next=/student%3Fa=%22b');
    expect(actionOf(answer)).toBe('/api/Account/login');
    expect(fieldsOf(answer)).toEqual(['login', 'password', 'remember', 'next']);
    expect(answer.text).toContain('autocomplete="username"');
    expect(answer.text).toContain('autocomplete="current-password"');
    expect(answer.text).toContain('name="next" value="/student?a=%22b"');
    expect(answer.text).toContain('href="/login/forgot"');
  });

  it.each(['//elsewhere.example', 'https://elsewhere.example/', 'javascript:alert(1)', '/login%0d%0a', ''])(
    'take no way from %j',
    async (next) => {
      const { text } = await page(`/login?next=${encodeURIComponent(next)}`);
      expect(text).not.toContain('elsewhere.example');
      expect(text).not.toContain('alert(1)');
    },
  );

  it.each([
    ['wrong', 'Email, mobile or password is not correct.'],
    ['wait', 'Too many tries. Try again in a few minutes.'],
    ['locked', 'This account is locked. Ask a school admin to unlock it.'],
    ['link', 'This link no longer works. Ask for a new one.'],
  ])('say what the word %s means', async (word, text) => {
    expect(alertOf(await page(`/login?error=${word}`))).toBe(text);
  });

  it('tie what was wrong to the fields', async () => {
    const { text } = await page('/login?error=wrong');
    expect(text.match(/aria-describedby="alert" aria-invalid="true"/g)).toHaveLength(2);
    expect(text).toMatch(/id="alert" role="alert"/);
    expect((await page('/login?error=wait')).text).not.toContain('aria-invalid=');
  });

  it.each([
    ['1', 'Log in as a student', 'Admission number'],
    ['2', 'Log in as a parent', 'Mobile number'],
    ['3', 'Log in as a teacher or staff member', 'Email or mobile number'],
    ['4', 'Log in to the school office', 'Email or mobile number'],
  ])('speak to those of type %s in their own words', async (type, title, label) => {
    const { text } = await page(`/login?type=${type}`);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain(`<label for="login">${label}</label>`);
    expect(text).toContain(`<input type="hidden" name="type" value="${type}">`);
    expect(text).toContain(`href="/login?type=${type}" aria-current="page"`);
  });

  it('offer only the ways that the school has', async () => {
    const waysAt = async (slug: string): Promise<(string | undefined)[]> => {
      const { text } = await app.get('/login', { host: `${slug}.localhost` });
      return [...text.matchAll(/href="\/login\?type=(\d)"/g)].map(([, type]) => type);
    };
    expect(await waysAt('greenfield')).toEqual(['1', '2', '3', '4']);
    // It names no log-in site for families.
    expect(await waysAt('riverside')).toEqual(['3', '4']);
    expect((await page('/login?type=__proto__')).text).toContain('<h1>Log in</h1>');
  });

  it('keep what was typed into a sign-in that failed for the next page alone, and ask for the password', async () => {
    const plainForm = { login: 'no"one@greenfield.example', password: 'wrong', type: '2' };
    const failed = await visitorOf(app, host).call('POST', '/api/Account/login', { plainForm });
    expect(failed.headers.location).toBe('/login?error=wrong&type=2');
    const cookie = cookiesOf(failed).get('tried_login')?.value ?? '';
    expect(cookie).not.toBe('');
    const again = await page('/login?error=wrong&type=2', { cookie: `tried_login=${cookie}` });
    expect(again.text).toContain('value="no&quot;one@greenfield.example"');
    expect(again.text).toMatch(/<input id="password"[^>]* autofocus/);
    expect(again.text).not.toMatch(/<input id="login"[^>]* autofocus/);
    expect(cookiesOf(again).get('tried_login')?.attributes).toContain('Max-Age=0');
    expect((await page('/login', { cookie: `tried_login=${cookie}` })).text).not.toContain('no&quot;one');
    expect((await page('/login?error=wrong', { cookie: 'tried_login=%E0%A4%A' })).status).toBe(200);
  });

  it.each([
    'error=%3Cb%3Ehello',
    'error=toString',
    'error=__proto__',
    'error=wrong&error=link',
    'changed=2',
    'verified=',
  ])('show nothing of %s', async (query) => {
    const answer = await page(`/login?${query}`);
    expect([answer.status, alertOf(answer), statusOf(answer)]).toEqual([200, undefined, undefined]);
    expect(answer.text).not.toContain('hello');
  });

  it('say what has succeeded', async () => {
    expect(statusOf(await page('/login?changed=1'))).toBe('Your password was changed. Please log in.');
    expect(statusOf(await page('/login?verified=1'))).toBe('Your email address is confirmed.');
    const { text } = await page('/login/forgot?sent=1');
    expect(text).toContain('If this account exists, we have sent an email with a link.');
    expect(text).not.toContain('<form');
  });

  it.each([
    ['reset', '/api/Account/resetPassword'],
    ['invitation', '/api/Account/acceptInvitation'],
    ['verify', '/api/Account/verifyEmail'],
  ])('carry the secret of a %s link in its hidden field alone', async (name, action) => {
    const answer = await page(`/login/${name}?token=se-cret_"><b>`);
    expect(actionOf(answer)).toBe(action);
    expect(answer.text).toContain('<input type="hidden" name="token" value="se-cret_&quot;&gt;&lt;b&gt;">');
    expect(answer.text.match(/se-cret/g)).toHaveLength(1);
    expect(JSON.stringify(answer.headers)).not.toContain('se-cret');
    const logged = app.log.named('page').at(-1);
    expect(logged).toMatchObject({ url: `/login/${name}?token=…`, status: 200 });
  });

  it.each(['reset', 'invitation', 'verify'])('have no form for a %s link without its secret', async (name) => {
    for (const query of ['', '?token=', `?token=${'a'.repeat(201)}`]) {
      const answer = await page(`/login/${name}${query}`);
      expect(alertOf(answer)).toBe('This link no longer works. Ask for a new one.');
      expect(answer.text).not.toContain('<form');
    }
  });

  it('say the rules of a password before one is typed, and again when one was refused', async () => {
    const answer = await page('/login/reset?token=abc&error=password');
    expect(answer.text).toContain('At least 10 characters.');
    expect(answer.text.indexOf('At least 10')).toBeLessThan(answer.text.indexOf('id="password"'));
    expect(answer.text).toContain('autocomplete="new-password" minlength="10" maxlength="200"');
    expect(alertOf(answer)).toBe('This password cannot be used. Choose one that follows the rules below.');
    expect((await page('/login/reset?token=abc&error=link')).text).not.toContain('<form');
  });

  it('tell who is signed in, with a way out', async () => {
    await addAccount(app, { email: 'devika@example.org', name: 'Devika <Menon>' });
    const caller = sessionOf(app, await logIn(app, 'devika@example.org'));
    const inside = await page('/login?next=/student', caller.headers);
    expect(inside.text).toContain('Logged in as Devika &lt;Menon&gt;.');
    expect(inside.text).toContain('href="/student"');
    expect(actionOf(inside)).toBe('/api/Account/logout');
    await caller.call('POST', '/api/Account/logout', { plainForm: {} });
    expect(actionOf(await page('/login', caller.headers))).toBe('/api/Account/login');
  });

  it('send who must change the password to the link for it', async () => {
    await addAccount(app, { email: 'esha@example.org', status: 3 });
    const caller = sessionOf(app, await logIn(app, 'esha@example.org'));
    expect((await page('/login', caller.headers)).text).toContain('Please choose a new password before you continue.');
  });

  it('are reached whatever the case and slashes, once', async () => {
    for (const [path, location] of [
      ['/Login/?a=%20b', '/login?a=%20b'],
      ['//login//Forgot', '/login/forgot'],
      ['/%6Cogin/', '/login'],
    ] as const)
      expect(await page(path)).toMatchObject({ status: 308, headers: { location } });
    expect(await app.get('/login/', { host, method: 'HEAD' })).toMatchObject({ status: 308 });
    expect((await app.get('/login', { host, method: 'HEAD' })).body).toHaveLength(0);
  });

  it('leave every other path to the theme, and take no form themselves', async () => {
    const missing = await page('/login/elsewhere');
    expect(missing.status).toBe(404);
    expect(missing.text).toContain('data-section="not-found/message"');
    const posted = await visitorOf(app, host).call('POST', '/login', { plainForm: { login: 'a' } });
    expect([posted.status, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('are not there on a host that is nobody’s, kept or not', async () => {
    for (let count = 0; count < 2; count += 1)
      expect((await app.get('/login', { host: 'nobody.localhost' })).status).toBe(404);
    expect(app.log.named('page').filter(({ host: asked }) => asked === 'nobody.localhost')).toHaveLength(2);
    await page('/login/elsewhere');
    expect((await page('/login')).status).toBe(200);
  });
});

describe('the pages of accounts without a database', () => {
  it('say so on a page', async () => {
    const app = await startApp({ expectsLog: [/The database does not answer/] });
    await app.store.close();
    const { status, headers, text } = await app.get('/login', { host });
    await app.stop();
    expect([status, headers['cache-control']]).toEqual([503, 'no-store']);
    expect(text).toContain('We will be back in a moment');
  });
});
