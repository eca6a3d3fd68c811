import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { longName, markup } from './support/fixtures.ts';
import { desktop, phone, schoolRoutes, startBrowsing, tablet } from './support/visit.ts';

const { visit } = startBrowsing();

const screens = [phone, tablet, desktop];
const widths = (page: Page, selector: string): Promise<number[]> =>
  page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));

describe('a school with hardly anything to say', () => {
  it('shows what it has, and nothing for what it has not', async () => {
    const { page } = await visit('sparse');
    const types = await page
      .locator('main [data-type]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-type')));
    expect(types).toEqual([
      ...['banner', 'login-chooser', 'about', 'classes', 'facilities'],
      ...['testimonials', 'holidays'],
    ]);
    expect(await page.locator('h1').textContent()).toBe('Tara Playschool');
    expect(await page.locator('[data-type=holidays] p').textContent()).toBe('No holiday schedules available.');
    expect(await page.locator('main button').count()).toBe(0);
    expect(await page.locator('img').count()).toBe(0);
  });

  it('says on the pages themselves that there is nothing yet', async () => {
    const { page, status } = await visit('sparse', '/gallery');
    expect(status).toBe(200);
    expect(await page.locator('main .note').textContent()).toBe(
      'No media items available. Albums appear here as soon as the school adds one.',
    );
  });

  it.each(screens)('stretches no card at $width px', async (viewport) => {
    const { page } = await visit('sparse', '/', { viewport });
    const cards = [
      await widths(page, '[data-type=classes] li'),
      await widths(page, '[data-type=facilities] li'),
      await widths(page, '[data-type=testimonials] figure'),
    ];
    expect(cards.map((found) => found.length)).toEqual([1, 2, 1]);
    for (const width of cards.flat()) expect(width).toBeLessThanOrEqual(420);
  });
});

describe('a school whose texts are long, strange and many', () => {
  it('is shown word for word: markup is text', async () => {
    const { page, faults } = await visit('hostile');
    expect(await page.locator('h1').textContent()).toBe(longName);
    expect(await page.title()).toBe(longName);
    expect(await page.locator('[data-type=facilities] li').count()).toBe(40);
    expect(await page.locator('[data-type=facilities] h3').nth(3).textContent()).toBe(markup.repeat(2).slice(0, 80));
    expect(await page.locator('main img').count()).toBe(0);
    expect(await page.locator('main [data-type]:not([data-type=today]) b, main [onclick]').count()).toBe(0);
    expect(await page.locator('main').innerText()).toContain('<script>alert(2)</script>');
    expect(faults).toEqual([]);
  });

  it.each(['/', '/about', '/classes', '/holidays', '/contact'])('cuts off no text on %s', async (path) => {
    const { page } = await visit('hostile', path);
    for (const viewport of screens) {
      await page.setViewportSize(viewport);
      const cut = await page.locator('main :is(h1, h2, h3, p, dd, dt, a, address, blockquote)').evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && !one.closest('.visually-hidden, [data-trap]'))
          .filter((one) => getComputedStyle(one).display !== 'inline' && one.scrollWidth > one.clientWidth + 1)
          .map((one) => one.outerHTML.slice(0, 200)),
      );
      expect({ viewport, cut }).toEqual({ viewport, cut: [] });
    }
  });

  it.each(screens)('lays no name over its icon at $width px', async (viewport) => {
    const { page } = await visit('hostile', '/', { viewport });
    const gaps = await page.locator('[data-type=facilities] li').evaluateAll((all) =>
      all.map((tile) => {
        const bottom = tile.querySelector('svg')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
        return (tile.querySelector('h3')?.getBoundingClientRect().top ?? 0) - bottom;
      }),
    );
    expect(gaps).toHaveLength(40);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  });

  it('keeps the twelve months of the year alike', async () => {
    const { page } = await visit('hostile', '/', { viewport: desktop });
    const months = await widths(page, '[data-type=holidays] ul[aria-label] > li');
    expect(months).toHaveLength(12);
    expect(Math.max(...months) - Math.min(...months)).toBeLessThan(1);
  });
});

it.each(schoolRoutes)('no text of %s is set in less than 13 px', async (path) => {
  const { page } = await visit('amaltas', path, { viewport: phone });
  const small = await page.locator('body *').evaluateAll((all) =>
    all
      .filter(
        (one) =>
          one.checkVisibility() && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 13)
      .map((one) => one.outerHTML.slice(0, 120)),
  );
  expect(small).toEqual([]);
});
