import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokenCommandHandler } from '#server/domains/accounts/operator-tokens/create.ts';
import { setThemeCommandHandler } from '#server/domains/schools/set-theme.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { secondTheme } from '../support/template.ts';

const host = 'greenfield.localhost';

/** Its pages stand where no other theme has them, and its links lead there. */
const movedTheme = async (): Promise<object> => {
  const text = JSON.stringify(await secondTheme())
    .replaceAll('"/blog/:slug"', '"/stories/:slug","role":"article"')
    .replaceAll('"route":"/blog"', '"route":"/stories","role":"blog"')
    .replaceAll('"route":"/notices"', '"route":"/board","role":"notices"')
    .replaceAll('"route":"/admission/track"', '"route":"/my-enquiry","role":"tracking"')
    .replaceAll(/"\/blog"/g, '"/stories"')
    .replaceAll(/"\/notices"/g, '"/board"');
  const theme = JSON.parse(text);
  delete theme.templates.holidays;
  return theme;
};

describe('a theme with its pages at addresses of its own', () => {
  let app: TestApp;
  let admin: Caller;
  let slide: number;
  let article: number;
  let deadLinks: readonly object[];
  beforeAll(async () => {
    app = await startApp();
    const context = { ...app, progress: () => undefined };
    const { token } = await createTokenCommandHandler.run({ name: 'test', days: 1 }, context);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ document: JSON.stringify(await movedTheme()) });
    const sent = await app.get('/api/operator/themes', { method: 'POST', body, headers });
    expect([sent.status, sent.text]).toEqual([201, expect.any(String)]);
    admin = await signIn(app);
    const [{ document }] = (await admin.get('/api/content/banner', {})).json;
    const button = { button1_Text: 'See them', button1_Url: '/holidays#today' };
    slide = await publish('banner', { heading: 'Days off', image: document.image, ...button });
    const links = ['/holidays?year=2026', '/blog', '/login', '/hi/notices', 'https://example.org/holidays'];
    const blog_Description = links.map((href) => `<p><a href="${href}">There</a></p>`).join('');
    article = await publish('blog', { blog_Title: 'Days off', blog_Description, entryDate: '2026-11-01' });
    ({ deadLinks } = await setThemeCommandHandler.run({ slug: 'greenfield', themeId: 100 }, context));
  });
  afterAll(() => app.stop());

  const publish = async (type: string, document: object): Promise<number> => {
    const { json } = await admin.post(`/api/content/${type}`, document);
    const headers = { 'if-match': `"${json.version}"` };
    const { status, text } = await admin.call('POST', `/api/content/${type}/${json.id}/publish`, { headers });
    expect([status, text]).toEqual([200, expect.any(String)]);
    return json.id;
  };

  const read = (path: string) => app.get(path, { host });
  /** An article's address, as the list of articles has it. */
  const addressOfArticle = async (): Promise<string> => {
    const { text } = await read('/stories');
    return /href="(\/stories\/[^"]+)"/.exec(text)?.[1] ?? '';
  };

  it('lists its articles, and each leads to the page with the role', async () => {
    const address = await addressOfArticle();
    expect(address).toMatch(/^\/stories\/[a-z0-9-]+$/);
    expect((await read(address)).status).toBe(200);
    expect((await read('/')).text).not.toContain('href="/blog');
  });

  it('has them on its sitemap and in its feeds', async () => {
    const address = await addressOfArticle();
    const { text: sitemap } = await read('/sitemap.xml');
    expect(sitemap).toContain(`${address}</loc>`);
    expect(sitemap).not.toContain('/blog');
    expect((await read('/feeds/blog.atom')).text).toMatch(new RegExp(`<link href="http://${host}:\\d+${address}"`));
    const { text: notices } = await read('/feeds/notices.rss');
    expect(notices).toContain('/board#notice-');
    expect(notices).not.toContain('/notices#');
  });

  it('says at the change what of the school’s content leads nowhere', () => {
    const dead = (contentType: string, contentId: number, href: string) => ({ contentType, contentId, href });
    expect(deadLinks.filter((found) => JSON.stringify(found).includes('/holidays'))).toEqual([
      dead('banner', slide, '/holidays#today'),
      dead('blog', article, '/holidays?year=2026'),
    ]);
    expect(deadLinks).not.toContainEqual(expect.objectContaining({ contentId: article, href: '/blog' }));
  });

  it('leads there from the usual addresses, with their queries and in their language', async () => {
    const address = await addressOfArticle();
    const to = async (path: string): Promise<unknown> => {
      const { status, headers } = await read(path);
      return [status, headers.location];
    };
    expect(await to(address.replace('/stories/', '/blog/'))).toEqual([308, address]);
    expect(await to('/admission/track?token=abc')).toEqual([308, '/my-enquiry?token=abc']);
    expect(await to('/hi/notices')).toEqual([308, '/hi/board']);
    expect((await read('/blog/no-such-article')).status).toBe(308);
    expect((await read('/events')).status).toBe(200);
  });
});
