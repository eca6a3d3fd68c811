import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, goodPassword } from '../support/accounts.ts';
import { ask } from '../support/request.ts';
import { startApp, type TestApp } from '../support/server.ts';

const email = 'devika@example.org';
const name = 'greenfield.schools.example.org';
const hsts = 'strict-transport-security';

const logIn = async (app: TestApp, host: string, headers: Readonly<Record<string, string>>): Promise<number> => {
  const body = JSON.stringify({ login: email, password: goodPassword });
  const all = { 'content-type': 'application/json', ...headers };
  return (await ask(app.port, '/api/Account/login', { host, method: 'POST', headers: all, body })).status;
};

describe('a site on https', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ baseUrl: 'https://schools.example.org' });
    await addAccount(app, { email });
  });
  afterAll(() => app.stop());

  it.each([
    [name, `https://${name}`, 200],
    [`${name}:443`, `https://${name}`, 200],
    [`${name}:8443`, `https://${name}:8443`, 200],
    [name.toUpperCase(), `https://${name}`, 200],
    ['greenfield.localhost:3000', 'http://greenfield.localhost:3000', 200],
    [name, `http://${name}`, 403],
    [name, `http://${name}:443`, 403],
    [name, `https://${name}:8443`, 403],
    [`${name}:8443`, `https://${name}`, 403],
    [name, `ftp://${name}`, 403],
    [name, 'https://riverside.schools.example.org', 403],
    [name, 'null', 403],
  ])('takes on %s what a page of %s sends with %i', async (host, origin, status) => {
    expect(await logIn(app, host, { origin })).toBe(status);
  });

  it('tells browsers to stay on https, in every kind of answer', async () => {
    const page = await app.get('/gallery', { host: name });
    const hit = await app.get('/gallery', { host: name });
    expect(hit.headers['x-cache']).toBe('hit');
    const known = await app.get('/gallery', { host: name, headers: { 'if-none-match': String(hit.headers.etag) } });
    const script = /\/assets\/[\w.-]+\.js/.exec(page.text)?.[0] ?? '';
    const picture = /\/media\/\d+\/\d+\/\d+\.webp/.exec(page.text)?.[0] ?? '';
    const paths = ['/api/nothing', '/api/website/header', '/nothing', '/login', script, picture, '/feeds/all.ics'];
    const others = await Promise.all(paths.map((path) => app.get(path, { host: name })));
    const answers = [page, hit, known, ...others, await app.get('/', { host: 'nobody.example.org' })];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 304, 404, 200, 404, 200, 200, 200, 200, 404]);
    for (const { headers } of answers) expect(headers[hsts]).toBe('max-age=31536000');
  });

  it('says nothing of it on the machine itself, nor where the request came without TLS', async () => {
    const local = await app.get('/', { host: 'localhost:3000' });
    const plain = await app.get('/', { host: name, headers: { 'x-forwarded-proto': 'https, http' } });
    for (const { headers } of [local, plain]) expect(headers).not.toHaveProperty(hsts);
  });
});

describe('a site on http', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ baseUrl: 'http://schools.example.org:3000', trustProxy: ['127.0.0.1'] });
    await addAccount(app, { email });
  });
  afterAll(() => app.stop());

  it('says nothing of https', async () => {
    for (const path of ['/', '/api/nothing'])
      expect((await app.get(path, { host: `${name}:3000` })).headers).not.toHaveProperty(hsts);
  });

  it('has pages on http, unless a trusted proxy says otherwise', async () => {
    const host = `${name}:3000`;
    const byProxy = { 'x-forwarded-proto': 'https' };
    expect(await logIn(app, host, { origin: `http://${host}` })).toBe(200);
    expect(await logIn(app, host, { origin: `https://${host}` })).toBe(403);
    expect(await logIn(app, host, { origin: `https://${host}`, ...byProxy })).toBe(200);
    expect(await logIn(app, host, { origin: `http://${host}`, ...byProxy })).toBe(403);
  });
});
