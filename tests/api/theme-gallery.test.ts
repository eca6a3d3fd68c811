import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type CallResult, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';

interface Card {
  readonly themeId: number;
  readonly slug: string;
  readonly inUse: boolean;
  readonly preview: string;
  readonly sections: { readonly filled: number; readonly total: number };
  readonly contrast: { readonly pairs: number; readonly met: number; readonly lowest: number };
}

describe('the themes of a school', () => {
  let app: TestApp;
  let editor: Caller;
  let visitor: Caller;
  beforeAll(async () => {
    app = await startApp();
    editor = await signIn(app, { role: 'Staff', permissionSets: ['contentEditor'], name: 'Ila Menon' });
    visitor = visitorOf(app, 'greenfield.localhost');
  });
  afterAll(() => app.stop());

  const cards = async (): Promise<readonly Card[]> => (await editor.get('/api/themes')).json.themes;
  const apply = (themeId: number, used: number, caller = editor): Promise<CallResult> =>
    caller.call('POST', `/api/themes/${themeId}/apply`, { body: { used } });

  it('are listed with what the school would be in each', async () => {
    const found = await cards();
    expect(found.map(({ slug, inUse }) => [slug, inUse])).toEqual([
      ['gulmohar', true],
      ['quadrangle', false],
      ['canopy', false],
    ]);
    for (const { sections, contrast } of found) {
      expect(sections.filled).toBeGreaterThan(0);
      expect(sections.filled).toBeLessThanOrEqual(sections.total);
      expect(contrast.met).toBe(contrast.pairs);
      expect(contrast.lowest).toBeGreaterThanOrEqual(3);
    }
  });

  it('are drawn with a notice of a second ago, which no cache keeps', async () => {
    const heading = 'The gate opens at seven';
    const made = await editor.post('/api/content/notice', { noticeHead: heading, entryDateTime: '2026-11-25T10:00' });
    expect(made.status).toBe(201);
    const published = await editor.call('POST', `/api/content/notice/${made.json.id}/publish`, {
      headers: { 'if-match': `"${made.json.version}"` },
    });
    expect(published.status).toBe(200);
    for (const { preview } of await cards()) {
      const page = await visitor.get(`${preview}notices`);
      expect(page.status).toBe(200);
      expect(page.text).toContain(heading);
      expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
      expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(page.headers['content-security-policy']).toContain("form-action 'none'");
    }
  });

  it('tell of the links in the school’s content that would lead nowhere', async () => {
    const links = async () =>
      (await editor.get('/api/themes')).json.themes.map(({ missing }: { missing: { kind: string }[] }) =>
        missing.filter(({ kind }) => kind === 'link'),
      );
    expect(await links()).toEqual([[], [], []]);
    const text =
      '<p><a href="/uniforms#boys">What to wear</a>, <a href="/notices">news</a>, <a href="/prices">fees</a></p>';
    const article = { blog_Title: 'The new uniform', blog_Description: text, entryDate: '2026-11-20' };
    const made = await editor.post('/api/content/blog', article);
    const path = `/api/content/blog/${made.json.id}`;
    const step = (name: string, { headers }: CallResult) =>
      editor.call('POST', `${path}/${name}`, { headers: { 'if-match': String(headers.etag) } });
    const published = await step('publish', made);
    expect(published.status).toBe(200);
    const dead = [
      { kind: 'link', name: '/uniforms#boys', count: 1 },
      { kind: 'link', name: '/prices', count: 1 },
    ];
    expect(await links()).toEqual([dead, dead, dead]);
    await step('unpublish', published);
    expect(await links()).toEqual([[], [], []]);
  });

  it('keep every link of a page within the preview', async () => {
    const [, card] = await cards();
    const preview = String(card?.preview);
    const { text } = await visitor.get(preview);
    const links = [...text.matchAll(/<a\s[^<>]*href="(\/[^"]*)"/g)].map(([, href]) => String(href));
    expect(links.length).toBeGreaterThan(10);
    const leaving = links.filter((href) => !href.startsWith(preview) && !/^\/(?:login|media|feeds|card)\b/.test(href));
    expect(leaving).toEqual([]);
    expect(text).toContain('Preview of Quadrangle');
    const still = await visitor.get(preview, { still: 1 });
    expect(still.text).not.toMatch(/<script|Preview of Quadrangle/);
    expect((await visitor.get(preview.slice(0, -1))).headers.location).toBe(preview);
    expect((await visitor.get(`${preview}nowhere`)).status).toBe(404);
  });

  it('are shared by a link that needs no log-in, holds at this school alone, and ends', async () => {
    const made = await editor.call('POST', '/api/themes/3/preview-link', {});
    expect(made.status).toBe(201);
    const path = new URL(made.json.url).pathname;
    expect((await visitor.get(path)).text).toContain('data-theme-id="3"');
    const other = await visitorOf(app, 'riverside.localhost').get(path);
    expect(other.status).toBe(404);
    expect(other.text).toContain('There is no preview at this address');
    const forged = path.replace('/3.', '/2.');
    expect((await visitor.get(forged)).status).toBe(404);
    expect((await visitor.get('/school/preview/x/')).status).toBe(404);
    const later = 8 * 24 * 3_600_000;
    app.clock.now += later;
    const ended = await visitor.get(path);
    app.clock.now -= later;
    expect([ended.status, ended.text.includes('This preview has ended')]).toEqual([410, true]);
  });

  it('are switched for all visitors at once, and back to the very bytes', async () => {
    const before = (await visitor.get('/')).text;
    expect(await apply(2, 1)).toMatchObject({ status: 200, json: { used: 2, before: 1 } });
    expect((await visitor.get('/')).text).toContain('data-theme-id="2"');
    const late = await apply(3, 1);
    expect(late).toMatchObject({ status: 409, json: { current: { used: 2 }, yours: { used: 3 } } });
    expect(late.json.errorText).toMatch(/^Ila Menon changed this at /);
    expect(await apply(1, 2)).toMatchObject({ status: 200, json: { used: 1, before: 2 } });
    expect((await visitor.get('/')).text).toBe(before);
    const switches = await editor.get('/api/themes/switches');
    expect(switches.json.slice(0, 2)).toMatchObject([
      { user: 'Ila Menon', from: 2, to: 1 },
      { user: 'Ila Menon', from: 1, to: 2 },
    ]);
    expect((await apply(99, 1)).status).toBe(404);
  });

  it('keep the choices of each theme on the way there and back', async () => {
    const path = '/api/theme-settings/1';
    const choices = { preset: null, settings: {}, tokens: {}, overrides: { 'home/gallery': { hidden: true } } };
    await editor.call('PUT', path, { body: choices, headers: { 'if-match': '*' } });
    await editor.call('POST', `${path}/publish`, { headers: { 'if-match': '*' } });
    const own = (await visitor.get('/')).text;
    expect(own).not.toContain('data-section="home/gallery"');
    await apply(2, 1);
    await apply(1, 2);
    expect((await visitor.get('/')).text).toBe(own);
  });
});
