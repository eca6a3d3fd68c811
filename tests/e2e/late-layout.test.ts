import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { desktop, phone, startBrowsing } from './support/visit.ts';

const { visit, origin } = startBrowsing();

/** How each section takes part in the layout. */
const parts = (page: Page): Promise<string[]> =>
  page
    .locator('main > .section, footer')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).contentVisibility));

const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

const withoutLoader = (page: Page): Promise<unknown> => page.route('**/assets/loader-*.js', (route) => route.abort());

it('a page leaves what is far down for later, and lays it out once the page has loaded', async () => {
  const { page } = await visit('devdatt', '/', { viewport: phone, prepare: withoutLoader });
  const first = await parts(page);
  expect(first.slice(0, 2)).toEqual(['visible', 'visible']);
  expect(new Set(first.slice(2))).toEqual(new Set(['auto']));
  const loaded = await visit('devdatt', '/', { viewport: phone });
  await expect.poll(async () => new Set(await parts(loaded.page))).toEqual(new Set(['visible']));
});

it('a page leaves nothing for later where there is no script to lay it out', async () => {
  const { page } = await visit('devdatt', '/', { viewport: phone, javaScriptEnabled: false });
  expect(new Set(await parts(page))).toEqual(new Set(['visible']));
});

it('a page leaves nothing for later where the visitor comes back, or loads again', async () => {
  const { page } = await visit('devdatt', '/', { viewport: phone, prepare: withoutLoader });
  await page.reload();
  expect(new Set(await parts(page))).toEqual(new Set(['visible']));
  await page.goto(`${origin('devdatt')}/?again`);
  expect(await parts(page)).toContain('auto');
  await page.goto(`${origin('devdatt')}/contact`);
  await page.goBack();
  expect(new Set(await parts(page))).toEqual(new Set(['visible']));
});

it.each([phone, desktop])('a page goes to the very section that an address names, $width px wide', async (viewport) => {
  const { page } = await visit('kurinji', '/#stats', { viewport, prepare: withoutLoader });
  await expect.poll(() => topOf(page, 'stats')).toBeLessThan(120);
  expect(await topOf(page, 'stats')).toBeGreaterThanOrEqual(0);
});

it('a page is where it was when it is loaded again', async () => {
  const { page } = await visit('kurinji', '/', { viewport: phone });
  // A turn of the wheel while the page is busy may come to nothing.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 500);
      return page.evaluate(() => scrollY);
    })
    .toBeGreaterThanOrEqual(4000);
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const top = scrollY;
            setTimeout(() => resolve(scrollY === top), 200);
          }),
      ),
    )
    .toBe(true);
  const before = await topOf(page, 'messages');
  await page.reload();
  await expect.poll(() => topOf(page, 'messages')).toBe(before);
});

it('a page has the rupee sign’s letters come with a page that has the sign, and only with it', async () => {
  const letters = /@font-face\{font-family:"Nunito Sans"[^}]*src:url\(data:font\/woff2;base64,[\w+/=]+\)[^}]*U\+20B9\}/;
  const { page, faults } = await visit('amaltas', '/', { viewport: phone });
  const fees = await page.content();
  expect(fees).toContain('₹');
  const sheet = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    return link ? (await fetch(link.href)).text() : '';
  });
  expect(fees + sheet).toMatch(letters);
  await expect.poll(() => page.evaluate(() => document.fonts.check('1em "Nunito Sans"', '₹'))).toBe(true);
  expect(faults).toEqual([]);
  const contact = await (await visit('amaltas', '/contact')).page.content();
  expect(contact).not.toContain('₹');
  expect(contact).not.toContain('U+20B9');
});
