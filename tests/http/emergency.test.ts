import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { testNow } from '../support/schools.ts';
import { startApp, type TestApp } from '../support/server.ts';

const green = { host: 'greenfield.localhost' };
const minute = 60_000;
const paths = ['/', '/about', '/holidays', '/contact', '/no/such/page'];

describe('an emergency', () => {
  let app: TestApp;
  let editor: Caller;
  beforeAll(async () => {
    app = await startApp({ database: 'embedded' });
    editor = await signIn(app);
  });
  afterAll(() => app.stop());

  const notice = async (body: object) =>
    (
      await editor.post('/api/content/notice', {
        noticeHead: 'Closed after rain',
        entryDateTime: '2026-11-21T06:30',
        ...body,
      })
    ).json;
  const step = (name: string, item: { id: number; version: number }, body: object = {}) =>
    editor.call('POST', `/api/content/notice/${item.id}/${name}`, {
      body,
      headers: { 'if-match': `"${item.version}"` },
    });
  const shown = async (path: string): Promise<boolean> => {
    await app.get(path, green);
    const page = await app.get(path, green);
    expect(page.headers['x-cache']).toBe('hit');
    return page.text.includes('data-emergency=');
  };

  it('costs a page nothing while there is none: no element, no style, no wait for the script', async () => {
    const { text } = await app.get('/', green);
    expect(text).not.toMatch(/emergency-banner|data-emergency|blocking="render"/);
  });

  it('is on every page of the school above the header, and gone from kept pages at the moment it ends', async () => {
    const item = await notice({ level: 'Emergency' });
    expect(await shown('/')).toBe(false);
    const ends = testNow + 30 * minute;
    const { json: published } = await step('publish', item);
    expect((await step('schedule', published, { expire_at: new Date(ends).toISOString() })).status).toBe(200);
    for (const path of paths) expect(await shown(path), path).toBe(true);
    const { text } = await app.get('/', green);
    const order = ['skip-link', 'data-emergency=', '<header', '<main'].map((part) =>
      text.indexOf(part, text.indexOf('<body')),
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(text).toContain('blocking="render"');
    app.clock.now = ends - 1;
    for (const path of paths) expect(await shown(path), path).toBe(true);
    app.clock.now = ends;
    for (const path of paths) expect(await shown(path), path).toBe(false);
  });

  it('is neither a notice of another level, nor another school’s, nor one for staff', async () => {
    await step('publish', await notice({ level: 'Important' }));
    await step('publish', await notice({ level: 'Emergency', audience: 'Staff' }));
    expect(await shown('/')).toBe(false);
    await step('publish', await notice({ level: 'Emergency' }));
    expect(await shown('/')).toBe(true);
    const other = await app.get('/', { host: 'riverside.localhost' });
    expect(other.text).not.toContain('data-emergency=');
  });
});
