import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '#shared/package-root.ts';
import { extent } from '../support/extent.ts';
import { startApp, type TestApp } from '../support/server.ts';

const folder = join(packageRoot, 'dist/client/assets');

describe('a built file', () => {
  let app: TestApp;
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('of every kind never changes under its address', async () => {
    const kinds: Record<string, string> = {
      '.js': 'text/javascript; charset=utf-8',
      '.woff2': 'font/woff2',
      '.json': 'application/speculationrules+json',
      '.webp': 'image/webp',
    };
    for (const [ending, type] of Object.entries(kinds)) {
      const name = readdirSync(folder).find((file) => file.endsWith(ending));
      const { status, headers, body } = await app.get(`/assets/${name}`, { host: 'greenfield.localhost' });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
      });
      expect(body).toEqual(readFileSync(join(folder, name ?? '')));
    }
  });

  it('is sent as it was compressed at the build', async () => {
    expect(scripts.length).toBeGreaterThan(1);
    for (const name of scripts.filter((_, at) => at % extent(10, 1) === 0)) {
      const plain = readFileSync(join(folder, name));
      for (const [accepted, ending] of [
        ['br', '.br'],
        ['gzip', '.gz'],
      ]) {
        const { headers, body, text } = await app.get(`/assets/${name}`, {
          headers: { 'accept-encoding': accepted ?? '' },
        });
        expect(headers['content-encoding']).toBe(accepted === 'br' ? 'br' : 'gzip');
        expect(body).toEqual(readFileSync(join(folder, name + ending)));
        expect(text).toBe(plain.toString());
      }
    }
  });

  it('is named on the pages, and there', async () => {
    const { text, headers } = await app.get('/', { host: 'greenfield.localhost' });
    const named = new Set(text.match(/\/assets\/[\w.-]+/g));
    const rules = /"([^"]+)"/.exec(String(headers['speculation-rules']))?.[1];
    expect(named.size).toBeGreaterThan(2);
    for (const path of [...named, String(rules)]) expect((await app.get(path)).status, path).toBe(200);
  });

  it('of the styles further down a page is asked for there, and never changes under its address', async () => {
    const host = 'greenfield.localhost';
    const { text } = await app.get('/', { host });
    const links = [
      ...text.matchAll(/<section[^>]* data-section="([^"]+)"[^>]*><link rel="stylesheet" href="([^"]+)">/g),
    ];
    expect(links.map(([, key]) => key)).toEqual(['home/login']);
    const href = links[0]?.[2] ?? '';
    const file = await app.get(href, { host, headers: { 'accept-encoding': 'br' } });
    expect(file.status).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const inPage = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? '';
    for (const late of ['.login-chooser_', '.site-footer-skyline_', '.site-header-bar_sheet', '@media print']) {
      expect(inPage).not.toContain(late);
      expect(file.text).toContain(late);
    }
    for (const first of ['.banner_heading', '.site-header-bar_brand']) {
      expect(inPage).toContain(first);
      expect(file.text).not.toContain(first);
    }
    // A page of another version names another hash: it gets what there is, and nobody keeps it or works for it.
    const otherHref = href.replace(/looks\.[\w-]{10}/, 'looks.0123456789');
    const other = await app.get(otherHref, { host, headers: { 'accept-encoding': 'br' } });
    expect(other.status).toBe(200);
    expect(other.headers['content-encoding']).toBeUndefined();
    expect(other.headers['cache-control']).toBe('no-cache');
    expect(other.text).toBe(file.text);
  });

  it('has the drawings that a page asks for late in one file, kept under its own address alone', async () => {
    const host = 'greenfield.localhost';
    const { text } = await app.get('/', { host });
    const [, href = '', name = ''] = /<use href="([^"#]+)#([a-z-]+)">/.exec(text) ?? [];
    const file = await app.get(href, { host });
    expect([file.status, file.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(file.text).toContain(`<g id="${name}">`);
    const other = await app.get(href.replace(/drawings\.[\w-]{10}/, 'drawings.0123456789'), { host });
    expect([other.status, other.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(other.text).toBe(file.text);
  });

  it('answers HEAD without a body', async () => {
    const { status, body, headers } = await app.get(`/assets/${scripts[0]}`, { method: 'HEAD' });
    expect([status, body.length]).toEqual([200, 0]);
    expect(Number(headers['content-length'])).toBeGreaterThan(0);
  });

  it.each([
    '/assets/',
    '/assets/nothing.js',
    '/assets/../assets.json',
    '/assets/..%2fassets.json',
    '/assets/%2e%2e%2fassets.json',
    '/assets/..%5cassets.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2fetc%2fpasswd',
    `/assets/${encodeURIComponent(`${folder}/${scripts[0]}`)}`,
    `/assets/${scripts[0]}.br`,
    `/assets/${scripts[0]}%00.js`,
    '/assets/__proto__',
    '/assets/constructor',
    `/assets/${'a'.repeat(500)}`,
  ])('%s is none', async (path) => {
    const { status, headers, text } = await app.get(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/problem\+json/);
    expect(text).not.toContain('schoolyard');
  });
});
