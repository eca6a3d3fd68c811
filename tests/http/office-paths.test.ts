import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userStatus } from '#schemas/access/user-status.ts';
import type { OfficeStart } from '#schemas/office.ts';
import { signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';

describe('addresses of the office', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('lead to it, whatever is remembered of pages that are not there', async () => {
    const visitor = visitorOf(app, 'greenfield.localhost');
    const missing = [await visitor.get('/nowhere'), await visitor.get('/nowhere-else')];
    expect(missing.map(({ status, headers }) => [status, headers['x-cache']])).toEqual([
      [404, 'miss'],
      [404, 'hit'],
    ]);
    expect(await visitor.get('/school')).toMatchObject({ status: 303, headers: { location: '/login?next=%2Fschool' } });
  });

  it('log out whom a page still takes for logged in, and leave to its page what stays on the device', async () => {
    const visitor = visitorOf(app, 'greenfield.localhost');
    const { status, headers } = await visitor.get('/school?leave');
    expect([status, headers.location, headers['clear-site-data']]).toEqual([303, '/#left', undefined]);
    expect(String(headers['set-cookie'])).toMatch(/accessiblePaths=;.*Max-Age=0/);
  });

  it('lead to a new password first, and on to the log-out that was asked for', async () => {
    const person = await signIn(app, { status: userStatus.mustChangePassword });
    const places = await Promise.all(['/school', '/school?leave'].map((path) => person.get(path)));
    expect(places.map(({ headers }) => headers.location)).toEqual([
      '/school/change_password',
      '/school/change_password?leave',
    ]);
    expect((await person.get('/school/change_password?leave')).status).toBe(200);
  });

  const startOf = (text: string): OfficeStart => {
    const start = /<script type="application\/json" id="office-start">(.*?)<\/script>/.exec(text)?.[1] ?? '';
    return JSON.parse(start) as OfficeStart;
  };
  const documentOf = async (path: string, who: Parameters<typeof signIn>[1]) => {
    const person = await signIn(app, who);
    const { text } = await person.get(path);
    const links = [...text.matchAll(/<link rel="(modulepreload|stylesheet)" href="([^"]+)">/g)].map(
      ([, , href]) => href,
    );
    return { person, links, start: startOf(text) };
  };

  it('bring along what their screen reads first, as its calls answer', async () => {
    const { person, start } = await documentOf('/school?from=mail', { role: 'Admin' });
    expect(Object.keys(start.answers)).toEqual([
      '/api/Account/me',
      '/api/changes/count',
      '/api/office/today',
      '/api/office/visits?period=7',
    ]);
    const { at: _, ...today } = (await person.get('/api/office/today')).json;
    expect(start.answers['/api/office/today']).toEqual({ body: { ...today, at: expect.any(String) }, total: 1 });
  });

  it('leave out what is not granted', async () => {
    const { start } = await documentOf('/school', { role: 'Staff', permissionSets: ['frontOffice'] });
    expect(Object.keys(start.answers)).toEqual(['/api/Account/me', '/api/office/today']);
  });

  it('bring it along however many are opened at once', async () => {
    const narrow = await startApp({ quota: { each: 2, total: 4 } });
    const person = await signIn(narrow, { role: 'Admin' });
    const pages = await Promise.all(['/school', '/school'].map((path) => person.get(path)));
    await narrow.stop();
    for (const { status, text } of pages) {
      expect(status).toBe(200);
      expect(Object.keys(startOf(text).answers)).toContain('/api/office/today');
    }
  });

  it('name the files of their screen, each of which is there', async () => {
    const { person, links } = await documentOf('/school/content/notice', { role: 'Admin' });
    expect(links.length).toBeGreaterThan(4);
    for (const href of links) expect([href, (await person.get(href ?? '')).status]).toEqual([href, 200]);
    expect(links).not.toEqual((await documentOf('/school', { role: 'Admin' })).links);
  });
});
