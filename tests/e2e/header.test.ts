import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { extent } from '../support/extent.ts';
import { pairs } from '../support/pairs.ts';
import { complaints } from './support/axe.ts';
import { siteNow } from './support/site.ts';
import { desktop, phone, schoolRoutes, startBrowsing } from './support/visit.ts';

const { visit } = startBrowsing();

const patient = { timeout: 15_000 };
const scrollPage = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);

/** What has the focus: its name, and whether it can be seen with a ring around it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return {
      name: element.ariaLabel || element.innerText.trim(),
      ring: `${outlineStyle} ${outlineWidth}`,
      onScreen: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
    };
  });

describe.each([phone, desktop])('the header at $width px', (viewport) => {
  it('looks different after 50 px, and as before when the visitor comes back', async () => {
    const { page } = await visit('amaltas', '/', { viewport });
    const bar = page.locator('header[data-type=site-header] > div > div').last();
    const look = () => bar.evaluate((element) => getComputedStyle(element).boxShadow);
    expect(await look()).toBe('none');
    await scrollPage(page, 51);
    await expect.poll(look, patient).not.toBe('none');
    await scrollPage(page, 50);
    await expect.poll(look, patient).toBe('none');
  });

  it('lets the keyboard skip to the content', async () => {
    const { page } = await visit('amaltas', '/', { viewport });
    await page.keyboard.press('Tab');
    expect(await focused(page)).toEqual({ name: 'Skip to content', ring: 'solid 3px', onScreen: true });
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});

it('gives the letterhead a lower line of pages after 50 px, and moves nothing', async () => {
  const { page } = await visit('devdatt', '/', { viewport: desktop });
  const line = page.locator('header[data-type=site-header] nav').last();
  const height = () => line.evaluate((element) => element.getBoundingClientRect().height);
  // Where the page begins, not how long it is: sections further down are laid out when they come near.
  const start = () =>
    page
      .locator('main')
      .evaluate((main) => Math.round(main.getBoundingClientRect().top + document.documentElement.scrollTop));
  const [before, place] = [await height(), await start()];
  await scrollPage(page, 51);
  await expect.poll(height, patient).toBeLessThan(before);
  expect(await start()).toBe(place);
});

const tabThrough = async (page: Page, stops: number): Promise<string[]> => {
  const names: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const { name, ...rest } = await focused(page);
    expect({ name, ...rest }).toEqual({ name, ring: 'solid 3px', onScreen: true });
    names.push(name);
  }
  return names;
};

describe('the keyboard', () => {
  it('goes through the header in the order that is seen', async () => {
    const { page } = await visit('amaltas', '/', { viewport: desktop });
    const names = await tabThrough(page, 17);
    expect(names.map((name) => name.replace(/[+\d ]{8,}|\S+@\S+/, '…'))).toEqual([
      'Skip to content',
      expect.stringContaining('…'),
      expect.stringContaining('…'),
      'English',
      'हिन्दी',
      'Log in',
      'Amaltas Vidyalaya, home page',
      'Home',
      'About',
      'Classes',
      'Notices',
      'Events',
      'Gallery',
      'Holidays',
      'Blog',
      'Contact',
      'Enquire',
    ]);
  });

  it('opens the menu of a phone, goes through it, and closes it by Escape', async () => {
    const { page } = await visit('amaltas', '/', { viewport: phone });
    const menu = page.locator('header details');
    expect(await tabThrough(page, 4)).toEqual(['Skip to content', 'Amaltas Vidyalaya, home page', 'हिन्दी', 'Menu']);
    await page.keyboard.press('Enter');
    expect(await menu.getAttribute('open')).not.toBeNull();
    const names = await tabThrough(page, 16);
    expect(names.map((name) => name.replace(/^(Admissions|Notices|Events|Holidays|Home)[\s\S]*/, '$1'))).toEqual([
      ...['Admissions', 'Notices', 'Events', 'Holidays'],
      ...['Home', 'About', 'Classes', 'Gallery', 'Blog', 'Contact'],
      ...['English', 'हिन्दी', 'Log in'],
      expect.stringMatching(/^Call/),
      'WhatsApp',
      'Map',
    ]);
    await page.keyboard.press('Escape');
    expect(await menu.getAttribute('open')).toBeNull();
    expect((await focused(page)).name).toBe('Menu');
  });
});

const schools = ['amaltas', 'devdatt', 'kurinji'] as const;

describe('the menu on a phone', () => {
  it.each(pairs(schools, [true, false]))(
    'of %s is the whole screen and keeps the focus, script or not (%s)',
    async (school, javaScriptEnabled) => {
      const { page } = await visit(school, '/', { viewport: phone, javaScriptEnabled });
      await page.locator('header summary').press('Enter');
      const stops = await page.locator('a:visible, button:visible, summary:visible').count();
      expect(stops).toBeGreaterThan(10);
      for (let stop = 0; stop < stops + 3; stop += 1) {
        await page.keyboard.press('Tab');
        const where = await page.evaluate(() => document.activeElement?.closest('header, body')?.tagName);
        const isBody = await page.evaluate(() => document.activeElement === document.body);
        // After the last one the focus leaves the page, and comes in again from its start.
        expect(where === 'HEADER' || isBody).toBe(true);
      }
      const behind = await page.locator('main').evaluate((main) => getComputedStyle(main).visibility);
      expect(behind).toBe('hidden');
    },
  );

  it.each(extent([], [...schools]))('of %s is clean for axe while it is open, and says what is new', async (school) => {
    const prepare = (tab: Page): Promise<void> => tab.clock.install({ time: siteNow });
    const { page } = await visit(school, '/', { viewport: phone, prepare });
    await page.locator('header summary').click();
    expect(await complaints(page)).toEqual([]);
    await expect.poll(() => page.locator('header [data-phase]:not([hidden])').isVisible(), patient).toBe(true);
    const box = await page.locator('header details nav').boundingBox();
    expect(box?.width).toBeGreaterThan(300);
  });
});

describe('who is logged in', () => {
  it.each(pairs(extent([schools[0]], [...schools]), [phone, desktop]))(
    'finds their page and the way out at %s, %o, and guests the way in',
    async (school, viewport) => {
      const addHint = async (page: Page): Promise<void> => {
        const url = `http://${school}.localhost`;
        await page.context().addCookies([{ name: 'accessiblePaths', value: '%5B%5D', url }]);
      };
      const seen = async (page: Page): Promise<string[]> => {
        if (viewport === phone) await page.locator('header summary').click();
        return page.locator('header [data-visitor]:visible').allInnerTexts();
      };
      const { page: guest } = await visit(school, '/', { viewport });
      expect(await seen(guest)).toEqual(['Log in']);
      const { page: member } = await visit(school, '/', { viewport, prepare: addHint });
      await expect.poll(() => member.locator('[data-visitor=guest]').first().isHidden(), patient).toBe(true);
      expect(await seen(member)).toEqual(['My page', 'Log out']);
    },
  );
});

describe('who must choose a new password', () => {
  it('is led straight to it, by what is stored on the device, and nobody else is', async () => {
    const aimOf = async (status?: string): Promise<string | null> => {
      const { page } = await visit('amaltas', '/', {
        async prepare(one) {
          const url = 'http://amaltas.localhost';
          await one.context().addCookies([{ name: 'accessiblePaths', value: '%5B%5D', url }]);
          await one.addInitScript((value) => value && localStorage.setItem('userStatus', value), status);
        },
      });
      const link = page.locator('header a[data-visitor=member]').first();
      await expect.poll(() => link.isHidden(), patient).toBe(false);
      return link.getAttribute('href');
    };
    expect(await aimOf('3')).toBe('/school/change_password');
    expect(await aimOf('1')).toBe('/school');
    expect(await aimOf()).toBe('/school');
  });
});

describe('a long name', () => {
  const name = 'Shrimati Kamalabai Deshpande Memorial Higher Secondary School and Junior College';

  it.each(pairs(schools, [desktop, phone]))(
    'stands whole in header and footer of %s at %o',
    async (school, viewport) => {
      const { page } = await visit(school, '/', { viewport });
      const cut = await page.evaluate((long) => {
        const own = document.querySelector('header a[aria-label$="home page"]')?.lastElementChild as HTMLElement;
        const short = own.textContent ?? '';
        const inFooter = [...document.querySelectorAll<HTMLElement>('footer *')].filter(
          (element) => element.textContent === short && element.childElementCount === 0,
        );
        // A font's letters may be higher than the line: what counts is whether all lines show.
        const isCut = (element: HTMLElement): boolean => {
          element.textContent = long;
          element.dataset.long = '';
          const { height } = element.getBoundingClientRect();
          if (element.scrollWidth > element.clientWidth + 1) return true;
          Object.assign(element.style, { webkitLineClamp: 'none', maxHeight: 'none' });
          return element.getBoundingClientRect().height > height + 1;
        };
        return [own, ...inFooter].map(isCut);
      }, name);
      expect(cut).not.toContain(true);
    },
  );
});

it.each(schoolRoutes.slice(0, extent(2, 8)))('marks %s as the current page, and no other', async (path) => {
  const { page } = await visit('amaltas', path);
  const current = await page
    .getByRole('navigation', { name: 'Main' })
    .locator('[aria-current=page]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(current).toEqual([path]);
});
