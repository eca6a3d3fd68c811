import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '#shared/package-root.ts';
import { startApp, type TestApp } from '../support/server.ts';

const markdown = (folder: string): readonly string[] =>
  readdirSync(join(packageRoot, 'docs', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `/docs/${folder}/${name.replace(/(\/?README)?\.md$/, '')}`.replace(/\/$/, ''));

describe('the documentation', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const pages = ['guide', 'reference', 'rules'].flatMap(markdown);

  it('has a page for every rule', () => {
    expect(pages).toContain('/docs/rules/THM020');
  });

  it('is served whole, and no link in it leads nowhere', async () => {
    const known = new Set([...pages, '/', '/schemas/theme.schema.json', '/api/docs/openapi.json']);
    const wanted = new Map<string, string[]>();
    const ids = new Map<string, Set<string>>();
    for (const path of pages) {
      const { status, headers, text } = await app.get(path);
      expect({ path, status, type: headers['content-type'] }).toEqual({
        path,
        status: 200,
        type: 'text/html; charset=utf-8',
      });
      expect(text).toContain('<h1>');
      const links = [...text.matchAll(/<a href="([^"#]+)/g)].map(([, href = '']) => href);
      const anchors = [...text.matchAll(/<a href="(\/docs[^"#]*)#([^"]+)"/g)];
      for (const [, page = '', anchor = ''] of anchors) wanted.set(page, [...(wanted.get(page) ?? []), anchor]);
      ids.set(path, new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)));
      const dead = links.filter((href) => !/^https?:/.test(href) && !known.has(href));
      expect({ path, dead }).toEqual({ path, dead: [] });
    }
    for (const [page, anchors] of wanted)
      expect({ page, lost: anchors.filter((anchor) => !ids.get(page)?.has(anchor)) }).toEqual({ page, lost: [] });
    expect(wanted.size).toBeGreaterThan(0);
  });

  it('shows the looks in pictures with their size and in words, fetched when they are seen', async () => {
    const { text } = await app.get('/docs/reference/sections/holidays');
    const pictures = text.match(/<img [^>]+>/g) ?? [];
    expect(pictures).toHaveLength(3);
    for (const picture of pictures) {
      const [, src = '', width, height] =
        /^<img src="([^"]+)" width="(\d+)" height="(\d+)" alt="[^"]{20,}" loading="lazy">$/.exec(picture) ?? [];
      const { status, body } = await app.get(src);
      const real = await sharp(body).metadata();
      expect([status, real.format, String(real.width), String(real.height)]).toEqual([200, 'webp', width, height]);
    }
  });

  it('is served on a school’s host, too, where a finding may point to', async () => {
    const { status } = await app.get('/docs/rules/THM020', { host: 'amaltas.localhost' });
    expect(status).toBe(200);
  });

  it('leads from its root to its beginning, and says where there is nothing', async () => {
    expect((await app.get('/docs')).headers.location).toBe('/docs/reference');
    const { status, text } = await app.get('/docs/rules/THM999');
    expect(status).toBe(404);
    expect(text).toContain('The documentation begins at /docs.');
  });

  it.each(['/docs/reference', '/schemas/theme.schema.json', '/api/docs/openapi.json'])(
    '%s is 304 to who has it, also by way of a proxy',
    async (path) => {
      const etag = String((await app.get(path)).headers.etag);
      for (const known of [etag, `W/${etag}`]) {
        const again = await app.get(path, { headers: { 'if-none-match': known } });
        expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
      }
    },
  );

  it('allows no script', async () => {
    const { headers } = await app.get('/docs/reference');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('/schemas/theme.schema.json', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('is the file in themes/, for editors anywhere', async () => {
    const { status, headers, text } = await app.get('/schemas/theme.schema.json');
    expect(status).toBe(200);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(text).toBe(readFileSync(join(packageRoot, 'themes/theme.schema.json'), 'utf8'));
  });
});
