import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { greenfieldContent } from './support/fixtures.ts';
import { startBrowsing, type Visit } from './support/visit.ts';

const { visit, origin } = startBrowsing({ keep: true });

/** The specified order of the sections of theme 1. */
const seedOrder = [
  ['header/header', 'site-header'],
  ['home/today', 'today'],
  ['home/banner', 'banner'],
  ['home/login', 'login-chooser'],
  ['home/about', 'about'],
  ['home/birthdays', 'birthday-students'],
  ['home/counters', 'stats'],
  ['home/classes', 'classes'],
  ['home/facilities', 'facilities'],
  ['home/gallery', 'gallery-preview'],
  ['home/testimonials', 'testimonials'],
  ['home/holidays', 'holidays'],
  ['footer/footer', 'site-footer'],
  ['footer/call-bar', 'call-bar'],
];

const texts = (page: Page, selector: string): Promise<string[]> => page.locator(selector).allTextContents();

const links = (page: Page, selector: string) =>
  page
    .locator(`${selector} a`)
    .evaluateAll((all) => all.map((link) => [link.textContent?.trim(), link.getAttribute('href')]));

/** Landmarks that assistive technology lists, each as "role name". */
const landmarks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const roles: Record<string, string> = {
      HEADER: 'banner',
      FOOTER: 'contentinfo',
      MAIN: 'main',
      NAV: 'navigation',
      SECTION: 'region',
    };
    return (
      [...document.querySelectorAll<HTMLElement>('header, footer, main, nav, section')]
        .filter((element) => element.checkVisibility())
        // The h1 names the page; its section is none next to it.
        .filter((element) => element.tagName !== 'SECTION' || !element.querySelector('h1'))
        .map((element) => {
          const heading = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
          return `${roles[element.tagName]} ${element.getAttribute('aria-label') ?? heading?.textContent ?? ''}`.trim();
        })
    );
  });

/** A demo school has the figures that the theme has as examples; one that was imported has entered none. */
const schools = [
  { slug: 'amaltas', name: 'Amaltas Vidyalaya', figures: ['25', '10+', '100%'] },
  { slug: 'greenfield', name: 'Greenfield Public School', figures: [] },
];

describe.each(schools)('the home page of $slug', ({ slug, name, figures }) => {
  let page: Page;
  let status: Visit['status'];
  beforeAll(async () => {
    ({ page, status } = await visit(slug));
  });

  it('has every section of the theme in the specified order', async () => {
    const found = await page
      .locator('[data-section]')
      .evaluateAll((all) => all.map((one) => [one.getAttribute('data-section'), one.getAttribute('data-type')]));
    expect(status).toBe(200);
    expect(found).toEqual(seedOrder.filter(([, type]) => type !== 'stats' || figures.length > 0));
  });

  it('is outlined by one h1 and headings that skip no level', async () => {
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((all) => all.map((heading) => Number(heading.tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.slice(1).entries()) expect(level).toBeLessThanOrEqual((levels[index] ?? 0) + 1);
  });

  it.each([390, 1440])('names every landmark differently at %i px', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    const found = await landmarks(page);
    expect(found.filter((one) => one === 'main')).toHaveLength(1);
    expect(new Set(found).size).toBe(found.length);
    expect(found.filter((one) => ['navigation', 'region'].includes(one))).toEqual([]);
  });

  it('says its name, language and address in the head', async () => {
    expect(await page.title()).toBe(name);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${origin(slug)}/`);
  });

  it('has the figures of its theme where it is a demo', async () => {
    expect(await texts(page, '[data-type=stats] dd')).toEqual(figures);
  });

  it('lists the holidays in date order, those to come before those that are past, each date as DD MMM YYYY', async () => {
    const rows = page.locator('[data-type=holidays] li:has(h3)');
    const datesOf = (list: string): Promise<(string | null)[]> =>
      page
        .locator(`[data-type=holidays] ${list} > li:has(h3) time:first-of-type`)
        .evaluateAll((all) => all.map((one) => one.getAttribute('datetime')));
    const [coming, past] = [await datesOf(':not(details) > ul'), await datesOf('details > ul')];
    expect(coming.length + past.length).toBeGreaterThan(5);
    for (const dates of [coming, past]) expect(dates).toEqual(dates.toSorted());
    const all = [...past, ...coming];
    expect(all).toEqual(all.toSorted());
    expect(await page.locator('[data-type=holidays] details:not([open])').count()).toBe(past.length > 0 ? 1 : 0);
    for (const text of await rows.locator('time').allTextContents())
      expect(text).toMatch(/^\d\d [A-Z][a-z]{2} 20\d\d$/);
    expect(await texts(page, '[data-type=holidays] [data-next] h3')).toEqual(['Guru Nanak Jayanti']);
  });

  it('shows six gallery items and the way to the rest', async () => {
    const found = await links(page, '[data-type=gallery-preview]');
    expect(found).toHaveLength(7);
    expect(found[6]?.[0]).toMatch(/^View Gallery/);
    expect(found[6]?.[1]).toBe('/gallery');
    await page.getByRole('link', { name: 'View Gallery' }).click();
    await page.waitForURL('**/gallery');
    expect(await page.locator('[data-gallery-tabs] a').count()).toBeGreaterThan(3);
  });
});

describe('what differs between the schools', () => {
  it('wishes a happy birthday to the children whose parents agreed', async () => {
    const { page } = await visit('greenfield');
    expect(await texts(page, '[data-type=birthday-students] h3')).toEqual([
      'Ishaan Patwardhan',
      'Zoya Khan',
      'Advait Nair',
    ]);
  });

  it('offers students and parents no log-in without a domain for them', async () => {
    const { page } = await visit('amaltas');
    expect(await links(page, '[data-type=login-chooser]')).toEqual([
      ['Admin Login', '/login'],
      ['Teachers & Staff Login', '/login'],
    ]);
  });

  it('sends students and parents to the school’s own domain', async () => {
    const host = String(greenfieldContent().header.student_Domain);
    const { page } = await visit('greenfield');
    expect(await links(page, '[data-type=login-chooser]')).toEqual([
      ['Admin Login', '/login'],
      ['Teachers & Staff Login', '/login'],
      ['Student Login', `https://${host}/`],
      ['Parent Login', `https://${host}/?type=2`],
    ]);
  });

  it('shows the holidays of the current session only', async () => {
    const { page } = await visit('greenfield');
    const names = await texts(page, '[data-type=holidays] li h3');
    expect(names[0]).toBe('Guru Nanak Jayanti');
    expect(names.at(-1)).toBe('Good Friday');
  });
});
