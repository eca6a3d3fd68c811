import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, goodPassword } from '../support/accounts.ts';
import { visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';

const host = 'greenfield.localhost';
const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const plainForm = { login: 'devika@example.org', password: goodPassword };

/** What nobody outside may read of a failure. */
const leaks = /relation|select |users|postgres|at \S+:\d+|node_modules|mango tree/i;

describe('a failure that nobody has foreseen, on PostgreSQL', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ database: 'postgres', expectsLog: [/relation \\"\w+\\" does not exist/] });
    await addAccount(app, { email: 'devika@example.org' });
    // Behind the server's back a table is gone.
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    await client.query('ALTER TABLE users RENAME TO people; ALTER TABLE site_records RENAME TO records_of_sites');
    await client.end();
  });
  afterAll(() => app.stop());

  /** The line of the log with the reference that an answer gives. */
  const logged = (text: string) => {
    const id = /Reference ([\w-]+)/.exec(text)?.[1];
    return app.log.all.find(({ level, requestId }) => level >= 50 && requestId === id && id !== undefined);
  };

  it('is a problem with a reference to the log for a program, and tells nothing else', async () => {
    const { status, headers, json, text } = await visitorOf(app, host).post('/api/Account/login', plainForm);
    expect(status).toBe(500);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(json).toEqual({
      type: 'about:blank',
      title: 'Server error',
      status: 500,
      errorText: `Something went wrong. Nothing was saved. Reference ${headers['x-request-id']}.`,
      requestId: headers['x-request-id'],
    });
    expect(logged(text)).toMatchObject({ err: { message: expect.stringMatching(/\w/) } });
    expect(text).not.toMatch(leaks);
  });

  it('is a page with the same words for a form of a browser', async () => {
    const call = { plainForm, headers: asBrowser };
    const { status, headers, text } = await visitorOf(app, host).call('POST', '/api/Account/login', call);
    expect(status).toBe(500);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(text).toContain(`Something went wrong. Nothing was saved. Reference ${headers['x-request-id']}.`);
    expect(text).toContain('<a href="/login">');
    expect(logged(text)).toBeDefined();
    expect(text).not.toMatch(leaks);
  });

  it.each(['/', '/login'])('is a page at %s, with a reference to the log', async (path) => {
    const { status, headers, text } = await app.get(path, { host: 'riverside.localhost', headers: asBrowser });
    expect(status).toBe(500);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(logged(text)).toBeDefined();
    expect(text).not.toMatch(leaks);
  });
});

describe('a form of a browser that is refused before it is looked at', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const send = (path: string, form: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
    visitorOf(app, host).call('POST', path, { plainForm: form, headers: { ...asBrowser, ...headers } });

  it('after too many tries is told so on a page, with how long to wait', async () => {
    let last = await send('/api/Account/forgotPassword', { login: 'nobody@example.org' });
    for (let count = 0; count < 1000 && last.status !== 429; count++)
      last = await send('/api/Account/forgotPassword', { login: 'nobody@example.org' });
    const { status, headers, text } = last;
    expect(status).toBe(429);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(text).toMatch(/<p>Too many tries\. Try again in \d+ minutes?\.<\/p>/);
    expect(text).toMatch(/<a [^>]*href="\/login"[^>]*>Back to log in<\/a>/);
    const { json } = await visitorOf(app, host).call('POST', '/api/Account/forgotPassword', {
      plainForm: { login: 'nobody@example.org' },
    });
    expect(json).toMatchObject({ status: 429, type: '/docs/reference/errors#too_many' });
  });

  it('from a page of another site is told so on a page', async () => {
    const { status, text } = await send('/api/Account/login', plainForm, { origin: 'https://elsewhere.example' });
    expect(status).toBe(403);
    expect(text).toContain('<p>This was sent from another site, so nothing was done.</p>');
  });

  it.each([
    ['application/json, text/html', 'application/problem+json; charset=utf-8'],
    ['text/html;q=0.5, application/problem+json', 'application/problem+json; charset=utf-8'],
    ['text/html, application/json', 'text/html; charset=utf-8'],
    ['*/*', 'application/problem+json; charset=utf-8'],
  ])('to who would rather have %s is told so as %s', async (accept, type) => {
    const headers = { accept, origin: 'https://elsewhere.example' };
    const answer = await send('/api/Account/login', plainForm, headers);
    expect([answer.status, answer.headers['content-type']]).toEqual([403, type]);
  });

  it('with a field that is none is told which, without its markup', async () => {
    const { status, text } = await send('/api/Account/login', { ...plainForm, '<b>x</b>': '1' });
    expect(status).toBe(422);
    expect(text).toContain('Please check the form');
    expect(text).not.toContain('<b>');
  });
});
