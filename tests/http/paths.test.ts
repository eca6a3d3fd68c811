import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/server.ts';

const host = 'greenfield.localhost';

describe('the path of a request', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it.each(['/about', '/classes', '/gallery', '/holidays', '/contact', '/registration', '/login'])(
    '%s is a page with one h1',
    async (path) => {
      const { status, text } = await app.get(path, { host });
      expect(status).toBe(200);
      expect(text.match(/<h1[\s>]/g)).toHaveLength(1);
    },
  );

  it.each([
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['//about', '/about'],
    ['/ABOUT', '/about'],
    ['/About/?a=1&b=%20x&a=2', '/about?a=1&b=%20x&a=2'],
    ['/%61bout/', '/about'],
    ['//', '/'],
    ['/Gallery?next=//evil.example', '/gallery?next=//evil.example'],
  ])('%s is redirected once, with its query', async (path, target) => {
    const { status, headers, body } = await app.get(path, { host });
    expect([status, headers.location, body.length]).toEqual([308, target, 0]);
    expect((await app.get(target, { host })).status).toBe(200);
  });

  it('is redirected by HEAD as by GET', async () => {
    const { status, headers } = await app.get('/About', { host, method: 'HEAD' });
    expect([status, headers.location]).toEqual([308, '/about']);
  });

  it.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example',
    '//evil.example/about',
    '//evil.example/%2e%2e',
    '/%2f%2fevil.example',
    '/%2Fevil.example/',
    '/%5cevil.example',
    '/\\evil.example',
    '/\\/evil.example/',
    '/.evil.example',
    '/about/..//evil.example',
    '/https://evil.example/',
    '/%0d%0alocation:%20https://evil.example',
    '/about%0d%0aset-cookie:a=b',
    '/@evil.example',
  ])('%s leads to no other site', async (path) => {
    const { status, headers, text } = await app.get(path, { host });
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect(text).not.toContain('evil.example');
  });

  it.each(['http://evil.example/about/', 'http://evil.example/', 'http://greenfield.localhost@evil.example/About'])(
    'the absolute form %s leads to no other site either',
    async (path) => {
      for (const name of [host, `www.${host}`]) {
        const { headers, text } = await app.get(path, { host: name });
        const target = new URL(String(headers.location ?? '/'), `http://${host}/`);
        expect(target.hostname).toBe(host);
        expect(text).not.toContain('evil.example');
      }
    },
  );

  it.each([
    '/nothing-here',
    '/about/more',
    '/404',
    '/apiary',
    '/favicon.png',
    '/.env',
    '/..%2f..%2fetc%2fpasswd',
    '/constructor',
    '/__proto__',
    '/%',
    '/%zz',
    '/%E0%A4%A',
    '/about/%c0%af',
    '/%00',
    '/about%00',
    '/<script>alert(1)</script>',
    `/${'a'.repeat(4000)}`,
    `/${'a/'.repeat(2000)}`,
    `/${'%61'.repeat(2500)}`,
  ])('%s is the school’s own page of what is not there', async (path) => {
    const { status, headers, text } = await app.get(path, { host });
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('data-school-key="GREEN-1"');
    expect(text).toContain('data-section="not-found/message"');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toContain('rel="canonical"');
    expect(text).not.toContain(path.slice(1, 40).padEnd(4, '\0'));
    expect(headers['x-request-id']).toBeTruthy();
  });

  it('keeps one page for everything that is not there', async () => {
    await app.get('/one-of-many', { host });
    const { status, headers } = await app.get('/another-of-many?x=1', { host });
    expect([status, headers['x-cache']]).toEqual([404, 'hit']);
    const conditional = await app.get('/third', { host, headers: { 'if-none-match': String(headers.etag) } });
    expect(conditional.status).toBe(404);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s changes no page', async (method) => {
    for (const path of ['/', '/about', '/nothing-here']) {
      const { status, headers, text } = await app.get(path, { host, method });
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
      const id = headers['x-request-id'];
      expect(JSON.parse(text)).toMatchObject({ status: 405, requestId: id });
      expect(await app.log.wait(({ reqId }) => reqId === id)).toMatchObject({ method, status: 405, url: path });
    }
  });

  it.each([
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'nonsense',
  ])('a body of %s does not change that', async (type) => {
    const answer = await app.get('/', { host, method: 'POST', headers: { 'content-type': type }, body: '{"a":' });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it.each([
    '/api/website/unknown',
    '/api/nothing',
    '/api/',
    '/api/website/',
    '/docs/x',
    '/schemas/x',
    '/media/x',
    '/assets/x/y',
    '/api/%zz',
  ])('%s is told as a problem', async (path) => {
    const { status, headers, text } = await app.get(path, { host });
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^application\/problem\+json/);
    const problem = JSON.parse(text) as Record<string, unknown>;
    expect(problem).toEqual({
      type: 'about:blank',
      title: 'Not found',
      status: 404,
      errorText: expect.stringMatching(/^There is no/),
      requestId: headers['x-request-id'],
    });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    '/',
    '/about/',
    '/nothing',
    '/%zz',
    '/healthz',
    '/readyz',
    '/api/website/banners',
    '/api/nothing',
    '/api/%zz',
    '/assets/nothing.js',
    '/assets/%zz',
    '/media/1/1/1.webp',
  ])('the answer to %s has an id of its own, which the log has too', async (path) => {
    for (const attempt of [1, 2]) {
      const { headers, status } = await app.get(path, { host });
      const id = String(headers['x-request-id']);
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/);
      const line = await app.log.wait(({ reqId }) => reqId === id);
      // A percent sign that starts no sequence is written out.
      expect(line).toMatchObject({ status, url: path.replace('%zz', '%25zz'), method: 'GET', host });
      expect(
        app.log.all.filter(({ reqId }) => reqId === id),
        `attempt ${attempt}`,
      ).toHaveLength(1);
    }
  });

  it('takes no id from the visitor', async () => {
    const { headers } = await app.get('/', { host, headers: { 'x-request-id': 'forged', 'request-id': 'forged' } });
    expect(headers['x-request-id']).not.toBe('forged');
  });
});
