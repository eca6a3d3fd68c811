import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { addVisits } from '#server/store/page-visits.ts';
import { complaints } from '../e2e/support/axe.ts';
import { addAccount } from '../support/accounts.ts';
import { signIn } from '../support/callers.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { adminAccount, desktop, phone, startOffice } from './support/office.ts';

const parentsPhone =
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const visitsOn = (page: Page) => page.getByRole('region', { name: 'Visits' });

describe('the visits on Today', () => {
  const office = startOffice();
  beforeAll(async () => {
    const { schoolId } = await addAccount(office.app, { name: 'Devika Menon', email: 'devika@example.org' });
    await addVisits(office.app.store, schoolId, [
      { day: '2026-11-10', path: '/', count: 100 },
      { day: '2026-11-19', path: '/', count: 90 },
      { day: '2026-11-19', path: '/blog/annual-day', count: 20 },
      { day: '2026-11-20', path: '/notices', count: 1 },
      { day: '2026-11-21', path: '/', count: 9 },
    ]);
  });

  it.each(axeSizes)('are a chart at %o, in which axe finds nothing and nothing scrolls', async (viewport) => {
    const { page, faults, close } = await office.open('/school', { viewport });
    const visits = visitsOn(page);
    await visits.getByText('120', { exact: true }).waitFor();
    await visits.getByText('20% more than the week before').waitFor();
    expect(await visits.getByRole('row').count()).toBe(7);
    expect(await complaints(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await visits.getByRole('button', { name: '30 days' }).click();
    await visits.getByText('220', { exact: true }).waitFor();
    expect(await visits.getByRole('row').count()).toBe(30);
    expect(await visits.getByText('than the').count()).toBe(0);
    expect(await complaints(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });

  it('tell of the busiest day, of the one that the keys choose, and of the one that the pointer is on', async () => {
    const { page, close } = await office.open('/school');
    const visits = visitsOn(page);
    const slider = visits.getByRole('slider', { name: 'Visits by day' });
    const told = (text: string) => visits.locator('p', { hasText: text }).first().waitFor();
    await told('Thursday, 19 November: 110 visits');
    expect(await slider.getAttribute('aria-valuetext')).toBe('Thursday, 19 November: 110 visits');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await told('Friday, 20 November: 1 visit');
    await page.keyboard.press('End');
    await told('Today so far: 9 visits');
    const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
    await slider.hover({ position: { x: 5, y: height / 2 } });
    await told('Sunday, 15 November: 0 visits');
    await page.mouse.move(0, 0);
    await told('Today so far: 9 visits');
    // A press is on the bar under it.
    await slider.click({ position: { x: (width * 4.9) / 7, y: height / 2 } });
    await page.mouse.move(0, 0);
    await told('Thursday, 19 November: 110 visits');
    await close();
  });

  it('name the pages that were opened most, with their share', async () => {
    const { page, close } = await office.open('/school');
    const pages = visitsOn(page).getByRole('listitem');
    await pages.first().waitFor();
    const texts = (await pages.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
    expect(texts).toEqual([
      'Home 99 83% of all visits',
      '/blog/annual-day 20 17% of all visits',
      'Notices 1 1% of all visits',
    ]);
    await close();
  });

  it('can be asked for again where they did not come', async () => {
    let fails = true;
    // From another screen: the document of this one brings its answers along.
    const { page, close } = await office.open('/school/change_password', {
      prepare: (opened) =>
        opened.route('**/api/office/visits**', (route) =>
          fails ? route.fulfill({ status: 403, json: { errorText: 'Not now.' } }) : route.continue(),
        ),
    });
    await page.getByRole('link', { name: 'Today' }).first().click();
    await visitsOn(page).getByText('The visits could not be loaded.').waitFor();
    expect(await complaints(page)).toEqual([]);
    fails = false;
    await visitsOn(page).getByRole('button', { name: 'Try again' }).click();
    await visitsOn(page).getByText('120', { exact: true }).waitFor();
    await close();
  });

  it('are not there for who has no right to the website', async () => {
    const { page, close } = await office.open('/school', { email: 'desk@example.org' });
    await page.getByText('Today’s work').waitFor();
    expect(await visitsOn(page).count()).toBe(0);
    await close();
  });
});

describe('before anybody has come', () => {
  const office = startOffice([{ ...adminAccount, school: 'riverside' }], 'riverside');

  it('they say how that changes', async () => {
    const { page, close } = await office.open('/school', { viewport: phone });
    await visitsOn(page).getByText(`Share your site’s address, riverside.localhost:${office.app.port}`).waitFor();
    expect(await complaints(page)).toEqual([]);
    await close();
  });

  it('count a page that the browser has fetched ahead once it is opened', async () => {
    const context = await office.browser.newContext({ viewport: desktop, userAgent: parentsPhone });
    const visitor = await context.newPage();
    const browser = await context.newCDPSession(visitor);
    const isReady = new Promise<void>((resolve) => {
      browser.on('Preload.prefetchStatusUpdated', ({ status }) => {
        if (status === 'Ready') resolve();
      });
    });
    await browser.send('Preload.enable');
    await visitor.goto(`${office.origin()}/`);
    const admin = await signIn(office.app, { school: 'riverside', name: 'Devika Menon' });
    const counted = async (): Promise<readonly object[]> => {
      await office.app.writeVisits();
      const { pages } = (await admin.get('/api/office/visits')).json as { pages: { path: string; count: number }[] };
      return pages.map(({ path, count }) => ({ path, count }));
    };
    const link = visitor.locator('header a[href="/notices"]:visible').first();
    await link.hover();
    await isReady;
    expect(await counted()).toEqual([{ path: '/', count: 1 }]);
    await link.click();
    await visitor.waitForURL('**/notices');
    await expect.poll(counted).toEqual([
      { path: '/', count: 1 },
      { path: '/notices', count: 1 },
    ]);
    await context.close();
  });
});
