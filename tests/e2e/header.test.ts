import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
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
      name: element.ariaLabel || element.textContent?.trim() || '',
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
    expect(await tabThrough(page, 13)).toEqual([
      ...['Home', 'About', 'Classes', 'Notices', 'Events', 'Gallery', 'Holidays', 'Blog', 'Contact'],
      'English',
      'हिन्दी',
      'Enquire',
      'Log in',
    ]);
    await page.keyboard.press('Escape');
    expect(await menu.getAttribute('open')).toBeNull();
    expect((await focused(page)).name).toBe('Menu');
  });
});

it.each(schoolRoutes.slice(0, 8))('marks %s as the current page, and no other', async (path) => {
  const { page } = await visit('amaltas', path);
  const current = await page
    .getByRole('navigation', { name: 'Main' })
    .locator('[aria-current=page]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(current).toEqual([path]);
});
