import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokenCommandHandler } from '#server/domains/accounts/operator-tokens/create.ts';
import { setThemeCommandHandler } from '#server/domains/schools/set-theme.ts';
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
  return JSON.parse(text);
};

describe('a theme with its pages at addresses of its own', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
    const context = { ...app, progress: () => undefined };
    const { token } = await createTokenCommandHandler.run({ name: 'test', days: 1 }, context);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ document: JSON.stringify(await movedTheme()) });
    const { status, text } = await app.get('/api/operator/themes', { method: 'POST', body, headers });
    expect([status, text]).toEqual([201, expect.any(String)]);
    await setThemeCommandHandler.run({ slug: 'greenfield', themeId: 100 }, context);
  });
  afterAll(() => app.stop());

  const read = (path: string) => app.get(path, { host });
  /** An article's address, as the list of articles has it. */
  const article = async (): Promise<string> => {
    const { text } = await read('/stories');
    return /href="(\/stories\/[^"]+)"/.exec(text)?.[1] ?? '';
  };

  it('lists its articles, and each leads to the page with the role', async () => {
    const address = await article();
    expect(address).toMatch(/^\/stories\/[a-z0-9-]+$/);
    expect((await read(address)).status).toBe(200);
    expect((await read('/')).text).not.toContain('href="/blog');
  });

  it('has them on its sitemap and in its feeds', async () => {
    const address = await article();
    const { text: sitemap } = await read('/sitemap.xml');
    expect(sitemap).toContain(`${address}</loc>`);
    expect(sitemap).not.toContain('/blog');
    expect((await read('/feeds/blog.atom')).text).toMatch(new RegExp(`<link href="http://${host}:\\d+${address}"`));
    const { text: notices } = await read('/feeds/notices.rss');
    expect(notices).toContain('/board#notice-');
    expect(notices).not.toContain('/notices#');
  });

  it('leads there from the usual addresses, with their queries and in their language', async () => {
    const address = await article();
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
