import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { siteNow } from './support/site.ts';
import { desktop, phone, readWhole, startBrowsing } from './support/visit.ts';

const { visit } = startBrowsing();

const readable = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) => (main as HTMLElement).innerText);

describe('with the network half gone', () => {
  it.each([phone, desktop])('the page is complete without pictures at $width px', async (viewport) => {
    const whole = await visit('amaltas', '/', { viewport, prepare: (page) => page.clock.setFixedTime(siteNow) });
    const blind = await visit('amaltas', '/', {
      viewport,
      prepare: async (page) => {
        await page.clock.setFixedTime(siteNow);
        await page.route('**/*', (route) =>
          route.request().resourceType() === 'image' ? route.abort() : route.continue(),
        );
      },
    });
    await readWhole(blind.page);
    // Each says that it is missing, and offers to try again.
    const missing = blind.page.locator('main [data-broken]');
    expect(await missing.count()).toBeGreaterThan(0);
    await missing.evaluateAll((all) => {
      for (const one of all) one.remove();
    });
    const text = await readable(blind.page);
    expect(text.length).toBeGreaterThan(3000);
    expect(text).toBe(await readable(whole.page));
    const pictures = await blind.page
      .locator('img')
      .evaluateAll((all) =>
        all.map((image) => ({ alt: image.getAttribute('alt'), loaded: (image as HTMLImageElement).naturalWidth > 0 })),
      );
    expect(pictures.length).toBeGreaterThan(15);
    expect(pictures.filter(({ alt, loaded }) => alt === null || loaded)).toEqual([]);
    // The pictures that say something say it in words.
    expect(pictures.filter(({ alt }) => alt).length).toBeGreaterThanOrEqual(4);
    const width = await blind.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(viewport.width);
  });

  it('the page is complete without its script', async () => {
    const whole = await visit('amaltas');
    const { page, requests } = await visit('amaltas', '/', {
      prepare: (fresh) => fresh.route('**/assets/loader-*.js', (route) => route.abort()),
    });
    await readWhole(page);
    expect(requests.filter((request) => request.failure())).toHaveLength(1);
    const shown = (one: Page) => one.locator('section').evaluateAll((all) => all.map((section) => section.textContent));
    expect(await shown(page)).toHaveLength(10);
    expect(await shown(page)).toEqual(await shown(whole.page).then((texts) => texts));
    await page.getByRole('link', { name: 'View Gallery' }).click();
    await page.waitForURL('**/gallery');
  });
});

describe('on paper', () => {
  it('every slide is listed, and no control is', async () => {
    const { page } = await visit('greenfield');
    await page.locator('[data-type=testimonials]').scrollIntoViewIfNeeded();
    await page.locator('[data-type=testimonials] [data-row-controls]:not([hidden])').waitFor();
    await page.emulateMedia({ media: 'print' });
    const slides = await page.locator('[aria-roledescription=slide]').evaluateAll((all) =>
      all.map((slide) => {
        const { left, right, height } = slide.getBoundingClientRect();
        return (
          slide.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          height > 50 &&
          left >= 0 &&
          right <= innerWidth
        );
      }),
    );
    expect(slides).toEqual(Array.from({ length: 9 }, () => true));
    expect(await page.locator('button:visible').count()).toBe(0);
    expect(await page.locator('header nav:visible').count()).toBe(0);
    expect(await page.locator('nav[aria-label="Quick contact"]').isVisible()).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
  });

  it('the twelve holidays of the list do not lie over each other', async () => {
    const { page } = await visit('amaltas');
    await page.emulateMedia({ media: 'print' });
    const rows = await page
      .locator('[data-type=holidays] li:has(h3)')
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON() as DOMRect));
    expect(rows.length).toBeGreaterThan(11);
    for (const [index, one] of rows.entries())
      for (const other of rows.slice(index + 1))
        expect(
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top,
        ).toBe(true);
  });
});
