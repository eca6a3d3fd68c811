import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../support/server.ts';

const host = 'greenfield.localhost';

describe('a page', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('has every section of theme 1 in its order, complete in the HTML', async () => {
    const { status, text } = await app.get('/', { host });
    expect(status).toBe(200);
    const found = [...text.matchAll(/data-section="([^"]+)" data-type="([^"]+)"/g)].map(([, key, type]) => [key, type]);
    expect(found).toEqual([
      ['header/header', 'site-header'],
      ['home/today', 'today'],
      ['home/banner', 'banner'],
      ['home/login', 'login-chooser'],
      ['home/about', 'about'],
      ['home/birthdays', 'birthday-students'],
      ['home/classes', 'classes'],
      ['home/facilities', 'facilities'],
      ['home/gallery', 'gallery-preview'],
      ['home/testimonials', 'testimonials'],
      ['home/holidays', 'holidays'],
      ['footer/footer', 'site-footer'],
      ['footer/call-bar', 'call-bar'],
    ]);
    expect(text.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(text).toMatch(/^<!doctype html><html lang="en" dir="ltr" data-theme-id="1" data-school-id="1"/);
    for (const words of [
      'Admissions Open for Session 2027-28',
      'A Neighbourhood School with a Wide Horizon',
      'Ishaan Patwardhan',
      'Primary Wing (I - V)',
      'Anjali Bhosale',
      'Guru Nanak Jayanti',
      '+91 20 5550 0142',
    ])
      expect(text).toContain(words);
  });

  it('carries the security headers, and a policy without inline scripts and eval', async () => {
    const { headers, text } = await app.get('/', { host });
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-language': 'en',
    });
    const policy = new Map(
      String(headers['content-security-policy'])
        .split('; ')
        .map((directive): [string, string] => [
          directive.slice(0, directive.indexOf(' ')),
          directive.slice(directive.indexOf(' ') + 1),
        ]),
    );
    expect(policy.get('default-src')).toBe("'self'");
    const inline = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script ?? '');
    expect(inline).toHaveLength(1);
    const scriptHash = createHash('sha256').update(inline.join('')).digest('base64');
    expect(policy.get('script-src')).toBe(`'self' 'sha256-${scriptHash}'`);
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
    expect(policy.get('frame-src')).toBe('https://www.youtube-nocookie.com');
    expect(String(headers['content-security-policy'])).not.toMatch(/unsafe-eval|nonce-|\*/);

    const styles = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style ?? '');
    expect(styles).toHaveLength(1);
    const hash = createHash('sha256')
      .update(styles[0] ?? '')
      .digest('base64');
    expect(policy.get('style-src')).toBe(`'self' 'sha256-${hash}'`);
    const scripts = [...text.matchAll(/<script\b([^>]+)>/g)].map(([, attributes]) => attributes ?? '');
    expect(scripts.length).toBeGreaterThan(0);
    for (const attributes of scripts) expect(attributes).toMatch(/src="\/assets\/|type="application\/(ld\+)?json"/);
    expect(text).not.toMatch(/\son[a-z]+=["']/i);
  });

  it('is the same in every encoding, with an ETag of its own for each', async () => {
    const plain = await app.get('/', { host });
    const brotli = await app.get('/', { host, headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const zipped = await app.get('/', { host, headers: { 'accept-encoding': 'gzip' } });
    expect([plain, brotli, zipped].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotli.text).toBe(plain.text);
    expect(zipped.text).toBe(plain.text);
    expect(brotli.body.length).toBeLessThan(plain.body.length / 3);
    expect(new Set([plain, brotli, zipped].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers, body } of [plain, brotli, zipped]) {
      // The log-in buttons of this page are for who is not signed in.
      expect(headers.vary).toBe('accept-encoding, cookie');
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-length']).toBe(String(body.length));
    }
  });

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0, br;q=0', undefined],
    ['BR', 'br'],
    ['', undefined],
    ['zstd', undefined],
    ['brotli', undefined],
  ])('answers Accept-Encoding "%s" with %s', async (accepted, encoding) => {
    const { headers } = await app.get('/about', { host, headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(encoding);
  });

  it.each(['br', 'gzip', 'identity'])('answers 304 to its own ETag in %s', async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const first = await app.get('/', { host, headers });
    const etag = String(first.headers.etag);
    const again = await app.get('/', { host, headers: { ...headers, 'if-none-match': etag } });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    // What the browser has with the page stays in force (RFC 9111, 3.2): it is not sent again.
    expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
    expect(again.headers['content-security-policy']).toBeUndefined();
    for (const match of [`W/${etag}`, `"other", ${etag}`, '*'])
      expect((await app.get('/', { host, headers: { ...headers, 'if-none-match': match } })).status).toBe(304);
    expect((await app.get('/', { host, headers: { ...headers, 'if-none-match': '"other"' } })).status).toBe(200);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const get = await app.get('/', { host });
    const head = await app.get('/', { host, method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const name of ['etag', 'content-length', 'content-type', 'content-security-policy', 'vary'])
      expect(head.headers[name]).toBe(get.headers[name]);
  });

  it('is rendered once and then kept: miss, then hit, also for HEAD and with a query it does not declare', async () => {
    const caches = [];
    for (const [path, method] of [
      ['/contact', 'GET'],
      ['/contact', 'GET'],
      ['/contact', 'HEAD'],
      ['/contact?utm_source=x&y', 'GET'],
    ] as const)
      caches.push((await app.get(path, { host, method })).headers['x-cache']);
    expect(caches).toEqual(['miss', 'hit', 'hit', 'hit']);
  });

  it('never keeps one school’s page for another', async () => {
    const pages = [];
    for (const school of ['greenfield', 'riverside', 'greenfield', 'riverside'])
      pages.push(await app.get('/classes', { host: `${school}.localhost` }));
    expect(pages.map(({ headers }) => headers['x-cache'])).toEqual(['miss', 'miss', 'hit', 'hit']);
    expect(pages.map(({ text }) => /data-school-key="([^"]+)"/.exec(text)?.[1])).toEqual([
      'GREEN-1',
      'RIVER-1',
      'GREEN-1',
      'RIVER-1',
    ]);
    expect(pages[1]?.text).not.toContain('Greenfield');
    expect(pages[0]?.text).not.toContain('Riverside');
  });

  it('hides the children whose consent is missing, and shows the others', async () => {
    const { text } = await app.get('/', { host: 'riverside.localhost' });
    expect(text).toContain('Nora Quill');
    expect(text).not.toContain('Otis');
  });

  it('says its canonical address and names the language', async () => {
    const { text } = await app.get('/about?x=1', { host });
    expect(text).toContain(`<link rel="canonical" href="http://greenfield.localhost:${app.port}/about">`);
    expect(text).not.toContain('name="robots"');
  });
});
