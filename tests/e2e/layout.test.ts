import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { extent } from '../support/extent.ts';
import { layOutWhole } from '../support/lay-out-whole.ts';
import { siteNow } from './support/site.ts';
import {
  desktop,
  missingPath,
  phone,
  readWhole,
  schoolRoutes,
  startBrowsing,
  type VisitOptions,
} from './support/visit.ts';

const { visit } = startBrowsing();

/** Elements that stand out of the page's right or left edge and can be scrolled to. */
const overflow = (page: Page): Promise<{ scroll: number; width: number }> =>
  page.evaluate(() => {
    scrollTo({ left: 10_000, behavior: 'instant' });
    return { scroll: scrollX, width: document.documentElement.scrollWidth - document.documentElement.clientWidth };
  });

/** A demo school in each theme. */
const themed = ['amaltas', 'devdatt', 'kurinji'];

const pages = [
  ...themed.flatMap((site) =>
    [...schoolRoutes, '/admission/track', '/disclosure', missingPath].map((path) => ({ site, path })),
  ),
  ...['/', '/about', '/contact', '/classes'].map((path) => ({ site: 'hostile', path })),
  { site: 'greenfield', path: '/' },
  { site: 'sparse', path: '/' },
  { site: 'wordy', path: '/' },
  { site: 'platform', path: '/' },
  { site: 'platform', path: missingPath },
];

// 320 px is also what a window of 1280 px is at 400 % zoom (WCAG 1.4.10).
it.each(pages)('$site $path never scrolls sideways', async ({ site, path }) => {
  const { page } = await visit(site, path);
  await layOutWhole(page);
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: width === 320 ? 256 : 900 });
    expect({ at: width, ...(await overflow(page)) }).toEqual({ at: width, scroll: 0, width: 0 });
  }
});

/**
 * Words of links, buttons, headings and tables that stand in more than one line. What has no gap, as an address, may
 * break.
 */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const within = text.parentElement?.closest('a, button, summary, h1, h2, h3, h4, th, td');
      // What is only read aloud stands in a box of one pixel.
      const isRead = (text.parentElement?.clientWidth || 2) < 2;
      if (!within?.checkVisibility() || isRead) continue;
      for (const { 0: word, index } of text.data.matchAll(/(?<!\S)[\p{L}\p{M}\p{N}]{2,}(?!\S)/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) broken.push(word);
      }
    }
    return broken;
  });

it.each(themed)('%s breaks no word of what is pressed, named or in a table at 320 px', async (site) => {
  for (const path of ['/', '/hi', '/login', '/disclosure', '/hi/disclosure']) {
    const { page } = await visit(site, path, { viewport: { width: 320, height: 640 } });
    await layOutWhole(page);
    expect({ path, broken: await brokenWords(page) }).toEqual({ path, broken: [] });
  }
});

/** Moves of the layout that the visitor did not ask for, so far. */
const shift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
          resolve(shifts.filter((one) => !one.hadRecentInput).reduce((sum, one) => sum + one.value, 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // Buffered entries come in a task of their own; without any there is no call at all.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0))));
      }),
  );

/**
 * Leaves the page in the device's letters: where it has none of those that the page's fallback names, as wide as the
 * page's own, the arrival of fonts moves lines, sooner or later than the first frame as it happens.
 */
const withoutFonts = async (page: Page): Promise<void> => {
  await asNow(page);
  await page.route('**/*.woff2', (route) => route.abort());
};

/** The line on today says nothing to who is days ahead of the server. */
const asNow = (page: Page): Promise<void> => page.clock.setFixedTime(siteNow);

describe.each([phone, desktop])('at $width px', (viewport) => {
  it.each(['amaltas', 'greenfield', 'platform'])('%s stays where it is while it loads and is read', async (site) => {
    const { page } = await visit(site, '/', { viewport, prepare: withoutFonts });
    await readWhole(page);
    expect(await shift(page)).toBeLessThanOrEqual(0.02);
  });

  // On a desktop, a lazy screenshot next to the window of the product's pages never loads.
  const read = [
    ['amaltas', '/'],
    ['amaltas', '/blog/forty-one-days-of-rain-in-a-jam-jar'],
    ['devdatt', '/'],
    ['devdatt', '/blog/what-the-tower-clock-knows'],
    ['kurinji', '/'],
    ['kurinji', '/blog/two-hundred-moths-before-bedtime'],
  ] as const;
  const homes = read.filter(([, path]) => path === '/');
  const articles = read.filter(([, path]) => path !== '/');
  const some = viewport === phone ? homes : articles;
  it.each([
    ...extent<readonly (typeof read)[number][]>(some, read),
    ...(viewport === phone ? [['platform', '/home'] as const] : []),
  ])('%s %s has its scripts change the height of no section', async (site, path) => {
    const heights = async (prepare?: VisitOptions['prepare']): Promise<unknown> => {
      const { page } = await visit(site, path, { viewport, prepare: prepare ?? asNow });
      await (prepare ? layOutWhole(page) : readWhole(page));
      return page
        .locator('[data-section]')
        .evaluateAll((all) => all.map((one) => [one.dataset.section, Math.round(one.getBoundingClientRect().height)]));
    };
    const without = await heights((page) => page.route(/\.js(\?|$)/, (route) => route.abort()));
    expect(await heights()).toEqual(without);
  });

  it('the shift is measured at all', async () => {
    const { page } = await visit('amaltas', '/', { viewport });
    await page.evaluate(() => {
      const bar = document.createElement('div');
      bar.style.height = '200px';
      document.body.prepend(bar);
    });
    await page.waitForFunction(() => (document.querySelector('h1')?.getBoundingClientRect().top ?? 0) > 200);
    // The browser tells of it when the frame is drawn.
    await expect.poll(() => shift(page)).toBeGreaterThan(0.02);
  });
});
