import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { extent } from '../support/extent.ts';
import { complaints } from './support/axe.ts';
import { siteNow } from './support/site.ts';
import { desktop, phone, startBrowsing, tablet } from './support/visit.ts';

const { visit } = startBrowsing();

const start = Date.parse(siteNow);
const hour = 3_600_000;
const banner = '[data-emergency]';
const bar = 'nav[aria-label="Quick contact"]';

/** A page of the school with an emergency, at a time of the visitor's own clock. */
const visitFlooded = (path = '/', viewport = desktop) =>
  visit('flooded', path, { viewport, prepare: (page) => page.clock.setFixedTime(start) });

const at = async (page: Page, instant: number): Promise<void> => {
  await page.clock.setFixedTime(instant);
  await page.reload();
};

describe('the emergency banner', () => {
  it('stands on every page above the header, behind the skip link, and breaks no policy', async () => {
    for (const path of ['/', '/about', '/there/is/no/such/page']) {
      const { page, faults } = await visitFlooded(path);
      const place = await page.locator(banner).evaluate((element) => ({
        top: element.getBoundingClientRect().top,
        afterSkipLink: element.parentElement?.previousElementSibling?.className,
        before: element.parentElement?.nextElementSibling?.tagName,
      }));
      expect(place).toEqual({ top: 0, afterSkipLink: 'skip-link', before: 'HEADER' });
      expect(await page.getByRole('alert').count()).toBe(1);
      expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
    }
  });

  it('is put away for four hours, on every page, and is back afterwards', async () => {
    const { page } = await visitFlooded();
    await page.getByRole('button', { name: 'Hide for 4 hours' }).click();
    expect(await page.locator(banner).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await at(page, start + 4 * hour - 1);
    expect(await page.locator(banner).isVisible()).toBe(false);
    await page
      .locator('header a[href="/about"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForURL('**/about');
    expect(await page.locator(banner).isVisible()).toBe(false);
    await at(page, start + 4 * hour);
    expect(await page.locator(banner).isVisible()).toBe(true);
  });

  it('moves nothing on a page where it was put away', async () => {
    const { page } = await visitFlooded();
    await page.getByRole('button', { name: 'Hide for 4 hours' }).click();
    await page.reload();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
        }),
    );
    expect(shift).toBe(0);
  });

  it('is read without a script, and has no button then', async () => {
    const { page } = await visit('flooded', '/', { javaScriptEnabled: false });
    expect(await page.locator(banner).isVisible()).toBe(true);
    expect(await page.locator(`${banner} button`).isVisible()).toBe(false);
  });

  it.each(extent([], [phone, tablet, desktop]))('is clean for axe at $width px', async (viewport) => {
    const { page } = await visitFlooded('/', viewport);
    expect(await page.locator(banner).isVisible()).toBe(true);
    expect(await complaints(page)).toEqual([]);
  });
});

describe('the call bar', () => {
  it('offers an enquiry, a call and a message on phones, 56 px high at the foot of the screen', async () => {
    const { page } = await visitFlooded('/', phone);
    const links = await page
      .locator(`${bar} a`)
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.replace(/\d.*$/, '') ?? ''));
    expect(links).toEqual(['/registration', 'tel:+', 'https://wa.me/']);
    const box = await page.locator(bar).boundingBox();
    expect([box?.height, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([56, phone.height]);
  });

  it('is on no larger screen, and on no paper', async () => {
    const { page } = await visitFlooded('/', tablet);
    expect(await page.locator(bar).isVisible()).toBe(false);
    await page.setViewportSize(phone);
    expect(await page.locator(bar).isVisible()).toBe(true);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator(bar).isVisible()).toBe(false);
  });

  it('never lies over what has the focus, from the first stop to the last', async () => {
    const { page } = await visitFlooded('/about', phone);
    const covered = async (): Promise<string | undefined> =>
      page.evaluate((selector) => {
        const focused = document.activeElement;
        const over = document.querySelector(selector);
        if (!focused || !over || focused === document.body || over.contains(focused)) return undefined;
        const hidden = focused.getBoundingClientRect().bottom > over.getBoundingClientRect().top;
        return hidden ? (focused.textContent ?? '').trim() : undefined;
      }, bar);
    const stops = await page.locator('a:visible, button:visible, summary:visible').count();
    expect(stops).toBeGreaterThan(4);
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await covered()).toBeUndefined();
    }
  });
});
