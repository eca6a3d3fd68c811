import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, logIn, sessionOf } from '../support/accounts.ts';
import { visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';

describe('the office’s service worker', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
    await addAccount(app, { email: 'devika@example.org' });
  });
  afterAll(() => app.stop());

  it('is asked for anew each time, and may load files of its host alone', async () => {
    const { status, headers, text } = await visitorOf(app, 'greenfield.localhost').get('/sw.js');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
    // What it keeps is there, and never changes.
    const files = [...new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
    expect(files.filter((file) => file.includes('office-RegisterPage-')).length).toBeGreaterThan(0);
    for (const file of files)
      expect((await visitorOf(app, 'greenfield.localhost').get(file)).headers['cache-control']).toContain('immutable');
  });

  it('is for the office alone, which can be added to a phone', async () => {
    const visitor = visitorOf(app, 'greenfield.localhost');
    const page = await visitor.get('/');
    expect(page.text).not.toMatch(/serviceWorker|sw\.js|app\.webmanifest/);
    const caller = sessionOf(app, await logIn(app, 'devika@example.org'));
    expect((await caller.get('/school')).text).toContain('<link rel="manifest" href="/school/app.webmanifest">');
    const { headers, json: manifest } = await visitor.get('/school/app.webmanifest');
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(manifest).toMatchObject({ id: '/school', start_url: '/school', scope: '/', display: 'standalone' });
    for (const { src } of manifest.icons as readonly { src: string }[])
      expect((await visitor.get(src)).headers['content-type']).toBe('image/png');
  });
});
