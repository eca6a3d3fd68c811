import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSchoolBySlug } from '#server/store/global.ts';
import { domains } from '#server/store/schema.ts';
import { updateSchool } from '#server/store/testing/schools.ts';
import { visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';

const themeOf = (text: string): string | undefined => /data-theme-id="(\d+)"/.exec(text)?.[1];
const schoolOf = (text: string): string | undefined => /data-school-key="([^"]*)"/.exec(text)?.[1];

/** Any trace of a tenant. */
const tenants = /greenfield|riverside|GREEN-1|RIVER-1|data-school-id="[1-9]/i;

/** What is answered to these bytes, until the connection closes. */
const send = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    socket.once('error', reject).once('close', () => resolve(said));
  });

describe('the host of a request', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ baseUrl: 'https://schools.example.org' });
    const school = await findSchoolBySlug(app.store, 'greenfield');
    const schoolId = school?.schoolId ?? -1;
    await app.store.global(async ({ db, touch }) => {
      await db.insert(domains).values([
        { host: 'greenfield.example', schoolId, state: 'verified', token: 't1', isPrimary: true },
        { host: 'second.example', schoolId, state: 'verified', token: 't2' },
        { host: 'pending.example', schoolId, state: 'pending', token: 't3' },
      ]);
      touch('domains');
    });
  });
  afterAll(() => app.stop());

  it.each([
    'greenfield.schools.example.org',
    'greenfield.localhost',
    'GreenField.LocalHost',
    'greenfield.localhost:8080',
    'greenfield.localhost.',
    'greenfield.example',
    'GREENFIELD.example:443',
    'second.example',
  ])('%s is the school’s', async (host) => {
    const { status, text } = await app.get('/', { host });
    expect([status, schoolOf(text)]).toEqual([200, 'GREEN-1']);
  });

  it('points from every host of a school to its verified primary domain', async () => {
    for (const host of [
      'greenfield.localhost',
      'greenfield.schools.example.org',
      'second.example',
      'greenfield.example',
    ]) {
      const { text } = await app.get('/about', { host });
      expect(text).toContain('<link rel="canonical" href="https://greenfield.example/about">');
    }
    const { text } = await app.get('/about', { host: 'riverside.localhost' });
    expect(text).toContain('<link rel="canonical" href="https://riverside.schools.example.org/about">');
  });

  it.each([
    'localhost',
    'localhost:3000',
    '127.0.0.1',
    '127.0.0.1:80',
    '[::1]:3000',
    'schools.example.org',
    'SCHOOLS.example.org',
  ])('%s is the platform’s, which lists the schools', async (host) => {
    const { status, text } = await app.get('/school-list', { host });
    expect([status, themeOf(text)]).toEqual([200, '0']);
    expect(text).toContain('/school-profile/riverside');
  });

  it.each([
    ['www.greenfield.localhost', 'http://greenfield.localhost/gallery?x=1'],
    ['www.greenfield.localhost:3000', 'http://greenfield.localhost:3000/gallery?x=1'],
    ['WWW.greenfield.schools.example.org', 'http://greenfield.schools.example.org/gallery?x=1'],
    ['www.greenfield.example', 'http://greenfield.example/gallery?x=1'],
    ['www.schools.example.org', 'http://schools.example.org/gallery?x=1'],
  ])('%s redirects to itself without www.', async (host, target) => {
    const { status, headers } = await app.get('/gallery?x=1', { host });
    expect(status).toBe(308);
    expect(new URL(String(headers.location), `http://${host}`).href).toBe(target);
    expect(headers['x-request-id']).toBeTruthy();
  });

  it.each([
    'nobody.localhost',
    'nobody.schools.example.org',
    'pending.example',
    'www.pending.example',
    'www.nobody.localhost',
    'evil.example',
    '10.0.0.1',
    'platform.localhost',
    'a.greenfield.localhost',
    'xgreenfield.localhost',
    'greenfield.localhost.evil.example',
    'schools.example.org.evil.example',
    'evilschools.example.org',
    'greenfield.localhost,evil.example',
    'greenfield%2elocalhost',
    'greenfield..localhost',
    '.localhost',
    `${'a'.repeat(300)}.localhost`,
    '__proto__',
    'constructor.localhost',
    '%00.localhost',
  ])('%s belongs to nobody: a page that names no tenant and repeats nothing', async (host) => {
    const { status, text, headers } = await app.get('/some-private-path?token=abc123', { host });
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).not.toMatch(tenants);
    expect(text).not.toContain(host);
    expect(text).not.toMatch(/some-private-path|abc123|alert\(1\)/);
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(JSON.stringify(headers)).not.toMatch(tenants);
    expect(headers.location).toBeUndefined();
    const home = await app.get('/', { host });
    expect([home.status, tenants.test(home.text)]).toEqual([404, false]);
  });

  it.each([
    'greenfield.example@evil.example',
    'evil.example/greenfield.localhost',
    'greenfield.localhost evil.example',
    'greenfield.localhost:port',
    '../greenfield.localhost',
    '"><script>alert(1)</script>',
    '[::1',
    'greenfield.localhost:3000:3000',
    'greenfield.localhost:65536',
    'greenfield.localhost:99999',
  ])('%s is no host: it is refused and not repeated', async (host) => {
    for (const path of ['/some-private-path?token=abc123', '/', '/api/website/header']) {
      const { status, text, headers } = await app.get(path, { host });
      expect([status, headers['content-type']]).toEqual([400, 'application/problem+json']);
      expect(JSON.parse(text)).toMatchObject({ status: 400, errorText: 'The request names what is no host.' });
      expect(text).not.toMatch(/some-private-path|abc123|alert/);
      expect(text).not.toContain(host);
    }
  });

  it('that is no address is nobody’s, whatever page a request says it comes from', async () => {
    const visitor = visitorOf(app, '1.2.3.999', { origin: 'http://1.2.3.999' });
    const { status } = await visitor.post('/api/Account/login', { login: 'a@example.org', password: 'b' });
    expect([403, 404]).toContain(status);
  });

  it.each([
    ['twice', 'Host: greenfield.localhost\r\nHost: riverside.localhost\r\n', 'The request names more than one host.'],
    [
      'twice the same',
      'Host: greenfield.localhost\r\nhost: greenfield.localhost\r\n',
      'The request names more than one host.',
    ],
    ['not at all', '', 'The request names no host.'],
  ])('that is named %s is refused', async (_, hosts, errorText) => {
    for (const path of ['/', '/about', '/api/website/header', '/healthz']) {
      const answer = await send(app.port, `GET ${path} HTTP/1.1\r\n${hosts}\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
      expect(answer).toContain('\r\nContent-Type: application/problem+json\r\n');
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 400, errorText });
    }
    expect(await send(app.port, `GET /healthz HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  });

  it('is the Host header, and no other header says otherwise', async () => {
    const headers = { 'x-forwarded-host': 'greenfield.localhost', forwarded: 'host=greenfield.localhost' };
    const platform = await app.get('/', { host: 'localhost', headers });
    expect(themeOf(platform.text)).toBe('0');
    const school = await app.get('/about', {
      host: 'riverside.localhost',
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp' },
    });
    expect(school.text).not.toContain('evil.example');
    expect(school.text).toContain('https://riverside.schools.example.org/about');
  });

  it('stops being served when its school is suspended, and is served again afterwards', async () => {
    const host = 'riverside.localhost';
    const { schoolId = -1 } = (await findSchoolBySlug(app.store, 'riverside')) ?? {};
    const home = await app.get('/', { host });
    expect(home.status).toBe(200);
    const [picture = ''] = /\/media\/\d+\/\d+\/\d+\.webp/.exec(home.text) ?? [];
    expect((await app.get(picture, { host })).status).toBe(200);
    for (const status of ['suspended', 'draft', 'closed'] as const) {
      await updateSchool(app.store, schoolId, { status });
      for (const path of ['/', '/about', '/nowhere', '/?x=1']) {
        const { status: code, text, headers } = await app.get(path, { host });
        expect([code, tenants.test(text)]).toEqual([503, false]);
        expect(text).toContain('<h1>This school site is being prepared.</h1>');
        expect(text).toContain('<meta name="robots" content="noindex">');
        expect(headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'retry-after': '3600',
          'x-request-id': expect.any(String),
        });
        expect(text.includes('href="/login"')).toBe(status === 'draft');
      }
      expect((await app.get('/', { host, method: 'HEAD' })).text).toBe('');
      const addresses = [
        ['/api/website/banners', host],
        [picture, host],
        [`/api/website/banners?School_Id=${schoolId}`, 'localhost'],
        [picture, 'localhost'],
      ] as const;
      for (const [path, requested] of addresses) {
        const answer = await app.get(path, { host: requested });
        expect([path, answer.status, answer.headers['content-type']]).toEqual([
          path,
          503,
          'application/problem+json; charset=utf-8',
        ]);
        expect(answer.headers['retry-after']).toBe('3600');
        expect(JSON.parse(answer.text)).toMatchObject({
          type: '/docs/reference/errors#not_ready',
          errorText: 'This school site is being prepared.',
        });
      }
      expect((await app.get('/', { host: 'www.riverside.localhost' })).status).toBe(308);
      expect((await app.get('/', { host: 'localhost' })).text).not.toContain('Riverside');
    }
    await updateSchool(app.store, schoolId, { status: 'active' });
    expect((await app.get('/', { host })).status).toBe(200);
    expect((await app.get('/', { host: 'localhost' })).text).toContain('Riverside');
  });

  it('is served but kept from search engines while its school is not listed', async () => {
    const host = 'riverside.localhost';
    const { schoolId = -1 } = (await findSchoolBySlug(app.store, 'riverside')) ?? {};
    await updateSchool(app.store, schoolId, { listed: false });
    const { status, text } = await app.get('/', { host });
    expect(status).toBe(200);
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect((await app.get('/', { host: 'localhost' })).text).not.toContain('Riverside');
    await updateSchool(app.store, schoolId, { listed: true });
    expect((await app.get('/', { host })).text).not.toContain('name="robots"');
  });
});
