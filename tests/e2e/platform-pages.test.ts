import { describe, expect, it } from 'vitest';
import { extent } from '../support/extent.ts';
import { complaints } from './support/axe.ts';
import { axeScreens } from './support/axe-screens.ts';
import { phone, readWhole, startBrowsing } from './support/visit.ts';

const { visit } = startBrowsing();

const routes = [
  '/',
  '/home',
  '/school-list',
  '/school-profile/amaltas',
  '/create-school-web-page',
  ...extent([], ['/blog/a-photograph-needs-a-yes-first', '/request-demo', '/contact', '/blog', '/privacy', '/terms']),
].map((path, nth) => [path, nth] as const);

it.each(routes)('%s stands, and axe finds nothing in it', async (path, nth) => {
  const { page, status, faults } = await visit('platform', path, { viewport: phone });
  expect(status).toBe(200);
  await readWhole(page);
  for (const viewport of axeScreens(nth)) {
    await page.setViewportSize(viewport);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect({ viewport, sideways, found: await complaints(page) }).toEqual({ viewport, sideways: 0, found: [] });
  }
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(faults).toEqual([]);
});

it('keeps the first heading in its lines when its letters arrive', async () => {
  const heights: (number | undefined)[] = [];
  for (const fonts of ['device', 'own']) {
    const { page } = await visit('platform', '/home', {
      viewport: { width: 768, height: 700 },
      prepare: async (page) => {
        if (fonts === 'device') await page.route('**/*.woff2', (route) => route.abort());
      },
    });
    await page.evaluate(() => document.fonts.ready);
    heights.push((await page.getByRole('heading', { level: 1 }).boundingBox())?.height);
  }
  expect(heights[0]).toBeGreaterThan(0);
  expect(heights[1]).toBe(heights[0]);
});

it.each(['/blog/nothing', '/school-profile/nobody'])('%s is not found', async (path) => {
  const { page, status } = await visit('platform', path);
  expect(status).toBe(404);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('This page could not be found');
});

describe('the landing page', () => {
  it('has the sections of the specification in their order, after what a school gets', async () => {
    const { page } = await visit('platform', '/');
    const types = await page.locator('main [data-type]').evaluateAll((all) => all.map((one) => one.dataset.type));
    expect(types).toEqual([
      'hero',
      'create-page-steps',
      'partners',
      'create-page-promo',
      'features',
      'apps',
      'faq',
      'demo-request',
    ]);
  });

  it('takes what was typed and the theme along to the registration, without script', async () => {
    const { page } = await visit('platform', '/', { javaScriptEnabled: false });
    await page.getByLabel('Name of your school').fill('Champak Vidya Niketan');
    await page.getByLabel('City or town').fill('Jabalpur');
    await page.getByRole('button', { name: /^Keep this ?: Quadrangle$/ }).click();
    expect(new URL(page.url()).pathname).toBe('/create-school-web-page');
    expect(await page.getByLabel('School name').inputValue()).toBe('Champak Vidya Niketan');
    expect(await page.getByLabel('City', { exact: true }).inputValue()).toBe('Jabalpur');
    expect(await page.getByRole('radio', { name: /Quadrangle/ }).isChecked()).toBe(true);
  });

  it('shows the name on the themes while it is typed, and its own words once the field is empty', async () => {
    const { page } = await visit('platform', '/');
    const name = page.getByLabel('Name of your school');
    const shown = page.locator('[data-screen="wide"] [data-typed="school"]');
    await name.fill('Champak Vidya Niketan');
    await page.getByLabel('City or town').fill('Jabalpur');
    await expect.poll(() => shown.allTextContents()).toEqual(Array(6).fill('Champak Vidya Niketan'));
    await expect.poll(() => page.getByText('A school in Jabalpur').count()).toBe(6);
    expect(await page.getByText('CV', { exact: true }).count()).toBe(7);
    await name.fill('');
    await expect.poll(() => shown.first().textContent()).toBe('Your school');
  });

  it('takes the theme along when it is kept before the script has come', async () => {
    const { page } = await visit('platform', '/');
    await page.getByRole('button', { name: /^Keep this ?: Quadrangle$/ }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('theme')).toBe('2');
  });

  it('lets the header stay and look lifted once the page is scrolled', async () => {
    const { page } = await visit('platform', '/');
    const bar = page.getByRole('banner').locator('> div').first();
    const shadow = () => bar.evaluate((one) => getComputedStyle(one).boxShadow);
    expect(await shadow()).toBe('none');
    await page.mouse.wheel(0, 400);
    await expect.poll(shadow).not.toBe('none');
    expect((await bar.boundingBox())?.y).toBe(0);
  });
});

describe('the marketing home', () => {
  it('fills a section whose source was too slow once it is near, under the policy of the page', async () => {
    const place = /(<section[^>]*data-type="top-schools"[^>]*)>.*?<\/section>/s;
    let answers = 0;
    const { page, faults } = await visit('platform', '/home', {
      prepare: (one) =>
        one.route(/\/home$/, async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          answers += 1;
          const late = html.replace(place, '$1 data-defer=""></section>');
          await route.fulfill({ response, body: answers === 1 ? late : html.replace('<style>', '<style>/**/') });
        }),
    });
    const section = page.locator('[data-type="top-schools"]');
    expect(await section.locator('a').count()).toBe(0);
    await section.scrollIntoViewIfNeeded();
    await section.locator('a').first().waitFor({ state: 'attached' });
    expect(await section.getAttribute('data-defer')).toBeNull();
    expect(answers).toBe(2);
    expect(faults).toEqual([]);
  });

  it('has its eight sections in their order', async () => {
    const { page } = await visit('platform', '/home');
    const types = await page.locator('main [data-type]').evaluateAll((all) => all.map((one) => one.dataset.type));
    expect(types).toEqual([
      'tour',
      'product-statistics',
      'feature-carousels',
      'samples',
      'faq',
      'reasons',
      'latest-blogs',
      'top-schools',
      'demo-request',
    ]);
  });

  it('opens the third article at first, and another at a press', async () => {
    const { page } = await visit('platform', '/home');
    const buttons = page.locator('[data-type="latest-blogs"] button');
    const states = () => buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded')));
    expect(await states()).toEqual(['false', 'false', 'true', 'false']);
    await buttons.first().scrollIntoViewIfNeeded();
    await expect.poll(() => buttons.first().click().then(states)).toEqual(['true', 'false', 'false', 'false']);
  });

  it('has tabs that arrow keys turn', async () => {
    const { page } = await visit('platform', '/home');
    await page.locator('[data-type="samples"]').scrollIntoViewIfNeeded();
    const tabs = page.getByRole('tab');
    await tabs.first().waitFor();
    await tabs.first().focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Result');
    expect(await page.getByRole('tabpanel', { name: 'Result' }).isVisible()).toBe(true);
    await page.keyboard.press('End');
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Website Management');
  });

  it('turns a feature carousel by its buttons', async () => {
    const { page } = await visit('platform', '/home', { viewport: phone });
    const carousel = page.locator('[data-type="feature-carousels"] [data-enhance="slider"]').first();
    await carousel.scrollIntoViewIfNeeded();
    const place = () => carousel.locator('[data-slider-track]').evaluate((track) => track.scrollLeft);
    await carousel.getByRole('button', { name: 'Next' }).click();
    await expect.poll(place).toBeGreaterThan(100);
    await carousel.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(place).toBe(0);
  });
});

describe('the school list', () => {
  it('finds by name, keeps the words, and leads to the profile and on to the site', async () => {
    const { page } = await visit('platform', '/school-list');
    await page.getByLabel('School name').fill('amal');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/keyword=amal/);
    expect(await page.getByLabel('School name').inputValue()).toBe('amal');
    await page.getByRole('link', { name: 'Amaltas Vidyalaya' }).click();
    await page.waitForURL(/\/school-profile\/amaltas$/);
    const site = await page.getByRole('link', { name: 'Visit the school’s website' }).getAttribute('href');
    expect(site).toMatch(/^http:\/\/amaltas\.localhost/);
  });
});
