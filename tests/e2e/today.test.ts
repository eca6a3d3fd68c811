import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { extent } from '../support/extent.ts';
import { pairs } from '../support/pairs.ts';
import { complaints } from './support/axe.ts';
import { siteNow } from './support/site.ts';
import { desktop, phone, startBrowsing } from './support/visit.ts';

const { visit } = startBrowsing();

const patient = { timeout: 15_000 };
const line = '[data-type=today] [data-phase]:not([hidden]) b';

/** What is said of today, as it is seen. */
const said = (page: Page): Promise<string> =>
  page
    .locator(line)
    .innerText()
    .then((text) => text.replaceAll('\u00a0', ' '));

const prepare = (page: Page): Promise<void> => page.clock.install({ time: siteNow });

/** The home page of a school that is open on Saturdays until 11:40, at 11:30 on a Saturday. */
const visitSaturday = (options: object = {}) => visit('devdatt', '/', { prepare, ...options });

describe('today', () => {
  it('turns at the hour, and at the school’s midnight, on a page that stays open', async () => {
    const { page, faults } = await visitSaturday();
    await expect.poll(() => said(page), patient).toBe('In session until 11:40 am');
    await page.clock.runFor(10 * 60_000);
    await expect.poll(() => said(page), patient).toBe('Closed now. Opens on Monday, 7:50 am');
    // 12 hours and 20 minutes later it is Sunday in India.
    await page.clock.fastForward((12 * 60 + 20) * 60_000);
    await page.clock.runFor(60_000);
    await expect.poll(() => said(page), patient).toBe('Closed today: Sunday');
    expect(faults).toEqual([]);
  });

  it('shows the school’s time, not the visitor’s', async () => {
    const { page } = await visitSaturday({ timezoneId: 'America/New_York' });
    await expect.poll(() => said(page), patient).toBe('In session until 11:40 am');
    const turns = await page
      .locator('[data-type=today] [data-enhance=today]')
      .evaluate((root: HTMLElement) => Number(root.style.getPropertyValue('--hour')));
    expect(turns * 12).toBeCloseTo(11.5);
  });

  it('says the day’s hours without a script', async () => {
    const { page } = await visit('devdatt', '/', { javaScriptEnabled: false });
    expect(await said(page)).toBe('Today 7:50 am to 11:40 am');
  });

  it.each(pairs(extent(['amaltas'], ['amaltas', 'devdatt', 'kurinji']), [phone, desktop]))(
    'is one line under the header of %s at %o, and opens to all timings',
    async (school, viewport) => {
      const { page } = await visit(school, '/', { viewport, prepare });
      const summary = page.locator('[data-type=today] summary');
      const height = (await summary.boundingBox())?.height ?? 0;
      expect(height).toBeGreaterThanOrEqual(viewport === phone ? 52 : 64);
      expect(height).toBeLessThanOrEqual(viewport === phone ? 54 : 74);
      await summary.press('Enter');
      expect(await page.locator('[data-type=today] li').first().isVisible()).toBe(true);
      expect(await complaints(page)).toEqual([]);
    },
  );

  it('is on no page of a school that has given neither timings nor holidays nor a pinned notice', async () => {
    const { page } = await visit('sparse');
    expect(await page.locator('[data-type=today]').count()).toBe(0);
  });
});
