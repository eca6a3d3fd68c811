import type { Page, Route } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { places } from '#admin/screens/index.ts';
import { addressOf } from './support/address-of.ts';
import { adminAccount, phone, startOffice, untold } from './support/office.ts';
import { addOneOfEach } from './support/one-of-each.ts';

/** Goes there without loading a document, which would bring the first answers along. */
const goWithin = (page: Page, to: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);

const away = {
  status: 503,
  contentType: 'application/problem+json',
  body: JSON.stringify({ title: 'Not available', status: 503, errorText: 'The database does not answer just now.' }),
};

/** What stands beside a screen: lists that fields offer, what was imported before. The screen is there meanwhile. */
const isBeside = (path: string): boolean => path.startsWith('/api/lookups/') || path === '/api/student/imports';

describe('a screen whose answers do not come', () => {
  const office = startOffice([adminAccount]);
  beforeAll(() => addOneOfEach(office.app));

  it.each(places.filter(({ folder, isFor = 'office' }) => isFor === 'office' && folder !== 'change-password'))(
    'waits, says what could not be loaded, and loads it again: $folder',
    async (screen) => {
      const { page, faults, close } = await office.open('/school/change_password', {
        prepare: untold,
        viewport: phone,
      });
      const held: Route[] = [];
      const asked: string[] = [];
      let answers: 'late' | 'never' | 'at once' = 'late';
      await page.route('**/api/**', async (route) => {
        const isRead = route.request().method() === 'GET' && !route.request().url().includes('/events');
        if (!isRead || answers === 'at once') return route.fallback();
        asked.push(new URL(route.request().url()).pathname);
        if (answers === 'late') held.push(route);
        else await route.fulfill(away);
      });
      await goWithin(page, addressOf(screen));
      await expect.poll(() => page.title()).not.toMatch(/^Change password/);
      const again = page.getByRole('button', { name: 'Try again' });
      const loading = page.getByRole('status', { name: 'Loading' });
      // Nothing is said to be wrong, or empty, while it is not known.
      await expect
        .poll(async () => (asked.every(isBeside) || (await loading.count()) > 0 ? '' : asked.join(' ')), {
          timeout: 5000,
        })
        .toBe('');
      expect(await again.count()).toBe(0);
      answers = 'never';
      for (const route of held.splice(0)) await route.fulfill(away);
      await expect.poll(() => loading.count(), { timeout: 30_000 }).toBe(0);
      if (asked.length > 0) await expect.poll(() => again.count(), { timeout: 10_000 }).toBeGreaterThan(0);
      answers = 'at once';
      await expect
        .poll(
          async () => {
            if ((await again.count()) > 0) await again.first().click({ timeout: 2000 });
            return (await again.count()) + (await loading.count());
          },
          { timeout: 30_000, interval: 500 },
        )
        .toBe(0);
      await expect.poll(async () => (await page.getByRole('main').innerText()).length).toBeGreaterThan(20);
      expect(faults.filter((fault) => !/503|ERR_FAILED/.test(fault))).toEqual([]);
      await close();
    },
  );
});
