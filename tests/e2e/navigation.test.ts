import { describe, expect, it } from 'vitest';
import { ask } from '../support/request.ts';
import { missingPath, phone, startBrowsing } from './support/visit.ts';

const { visit, origin } = startBrowsing();

const patient = { timeout: 15_000 };

interface Found {
  readonly status: number;
  /** Whether it is a page for people of the school, who are asked to log in first. */
  readonly asksToLogIn: boolean;
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
}

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

/** Follows every internal link from the home page on, and says which lead nowhere. */
const crawl = async (site: string): Promise<{ pages: Map<string, Found>; dead: string[] }> => {
  const base = new URL(origin(site));
  const pages = new Map<string, Found>();
  const dead: string[] = [];
  const look = async (path: string): Promise<Found> => {
    const known = pages.get(path);
    if (known) return known;
    const { status, text, headers } = await ask(Number(base.port), path, { host: base.host });
    const isPage = headers['content-type']?.startsWith('text/html') ?? false;
    const links = isPage ? all(text, /<a\s[^>]*?href="([^"]*)"/g).map((href) => href.replaceAll('&amp;', '&')) : [];
    const asksToLogIn = status === 303 && headers.location?.startsWith('/login?next=') === true;
    const found = { status, asksToLogIn, links, ids: new Set(isPage ? all(text, /\sid="([^"]*)"/g) : []) };
    pages.set(path, found);
    return found;
  };
  const open = ['/'];
  for (let at = 0; at < open.length; at += 1) {
    const from = open[at] ?? '/';
    for (const href of (await look(from)).links) {
      const url = new URL(href, `${base.origin}${from}`);
      if (url.origin !== base.origin) continue;
      const path = url.pathname + url.search;
      const target = await look(path);
      if (target.asksToLogIn) continue;
      if (target.status !== 200) dead.push(`${from} → ${href}: ${target.status}`);
      else if (url.hash && !target.ids.has(decodeURIComponent(url.hash.slice(1))))
        dead.push(`${from} → ${href}: no such place`);
      if (!open.includes(path)) open.push(path);
    }
  }
  return { pages, dead };
};

describe('links', () => {
  it.each(['amaltas', 'greenfield'])('of %s lead somewhere', async (site) => {
    const { pages, dead } = await crawl(site);
    expect(dead).toEqual([]);
    for (const path of ['/', '/about', '/classes', '/gallery', '/holidays', '/contact', '/registration', '/login'])
      expect(pages.has(path)).toBe(true);
  });

  it('of the platform lead somewhere, and to each school', async () => {
    const { dead, pages } = await crawl('platform');
    expect(dead).toEqual([]);
    for (const site of ['amaltas', 'greenfield']) {
      const profile = `/school-profile/${site}`;
      expect(pages.get('/school-list')?.links).toContain(profile);
      expect(pages.get(profile)?.links).toContain(origin(site));
    }
  });
});

it('Back returns to the place that the visitor left', async () => {
  const { page } = await visit('amaltas');
  const more = page.getByRole('link', { name: 'View Gallery' });
  await more.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  // What is above may still be laid out: the place is what is seen there, not how far down it is.
  const place = (): Promise<number> => more.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  const left = await place();
  await more.click();
  await page.waitForURL('**/gallery');
  await page.goBack();
  await expect.poll(place, patient).toBe(left);
});

describe.each([
  { site: 'amaltas', types: ['site-header', 'page-message', 'blog-picks', 'site-footer', 'call-bar'] },
  { site: 'platform', types: ['product-header', 'product-message', 'product-footer'] },
  { site: 'nobody', types: ['product-header', 'product-message', 'product-footer'] },
])('a missing page of $site', ({ site, types }) => {
  it('wears the theme and offers the way home', async () => {
    const { page, status } = await visit(site, missingPath, { viewport: phone });
    expect(status).toBe(404);
    const found = await page
      .locator('[data-type]')
      .evaluateAll((every) => every.map((one) => one.getAttribute('data-type')));
    expect(found).toEqual(types);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await page.locator('link[rel=canonical]').count()).toBe(0);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.waitForURL(`${origin(site === 'nobody' ? 'platform' : site)}/`);
    expect(await page.locator('h1').count()).toBe(1);
  });
});
