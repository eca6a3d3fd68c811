import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Request } from 'playwright';
import { describe, expect, it } from 'vitest';
import { extent } from '../support/extent.ts';
import { desktop, phone, startBrowsing, tablet } from './support/visit.ts';

const { visit, origin } = startBrowsing();

const readyPage = async (page: Page): Promise<Page> => {
  await page.locator('[data-type=gallery] [data-ready]').waitFor();
  return page;
};
const openTile = async (page: Page, index = 0): Promise<void> => {
  await page.locator('[role=tabpanel][data-active] a[data-kind]').nth(index).click();
  await page.locator('dialog[open] [data-box-position]:not(:empty)').waitFor();
};
const box = (page: Page) => page.locator('dialog[data-box]');
const text = (page: Page, part: string) => box(page).locator(`[data-box-${part}]`).textContent();
const selected = (page: Page) => page.locator('[role=tab][aria-selected=true]');
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const toOtherHosts = (requests: readonly Request[], host: string): string[] =>
  requests.map((request) => request.url()).filter((url) => !url.startsWith(host) && !url.startsWith('data:'));

describe('the albums', () => {
  it('are tabs that the keyboard moves through', async () => {
    const { page, faults } = await visit('amaltas', '/gallery');
    await readyPage(page);
    expect(await page.getByRole('tab').allTextContents()).toEqual([
      'Photos (3)',
      'Monsoon fortnight, July 2026',
      'Sports day, December 2025',
      'Festivals and the fair',
    ]);
    expect(await selected(page).textContent()).toBe('Photos (3)');
    await selected(page).focus();
    const steps = [
      ['ArrowRight', 'Monsoon fortnight, July 2026'],
      ['End', 'Festivals and the fair'],
      ['ArrowRight', 'Photos (3)'],
      ['ArrowLeft', 'Festivals and the fair'],
      ['Home', 'Photos (3)'],
      ['ArrowRight', 'Monsoon fortnight, July 2026'],
    ] as const;
    for (const [key, name] of steps) {
      await page.keyboard.press(key);
      expect([key, await selected(page).textContent(), await focusedText(page)]).toEqual([key, name, name]);
      expect(await page.getByRole('tabpanel').count()).toBe(1);
      expect(await page.getByRole('tabpanel', { name }).isVisible()).toBe(true);
    }
    await page.keyboard.press('Tab');
    const first = page.getByRole('tabpanel').getByRole('link').first();
    expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
  });

  it('start with the first album where there are no loose photos', async () => {
    const { page } = await visit('greenfield', '/gallery');
    await readyPage(page);
    expect(await selected(page).textContent()).toBe('Annual Sports Day');
    await page.getByRole('tab', { name: 'Photos (0)' }).click();
    expect(await page.getByRole('tabpanel').innerText()).toBe('No media items available.');
  });

  it('stand open under their names without script, with links to the full pictures', async () => {
    const { page } = await visit('amaltas', '/gallery', { javaScriptEnabled: false });
    const gallery = page.locator('[data-type=gallery]');
    const names = gallery.getByRole('heading', { level: 3 });
    expect(await names.allTextContents()).toHaveLength(4);
    for (const name of await names.all()) expect(await name.isVisible()).toBe(true);
    const picture = gallery.getByRole('link', { name: 'Open photo 1 of 4: The 100 metres, class 4' });
    expect(await picture.isVisible()).toBe(true);
    expect(await box(page).isVisible()).toBe(false);
    await picture.click();
    await page.waitForURL('**/media/**');
  });
});

describe('a picture', () => {
  it('opens large by keyboard, leads on, and gives the focus back', async () => {
    const { page, faults, requests } = await visit('amaltas', '/gallery');
    await readyPage(page);
    const opener = page.getByRole('link', { name: /^Open photo 1 of 3/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    await box(page).waitFor({ state: 'visible' });
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Close');
    await expect.poll(() => text(page, 'position')).toBe('1 of 3');
    expect(await text(page, 'title')).toBe('Planting day at the edge of the field');
    const steps = [
      ['ArrowRight', '2 of 3'],
      ['ArrowRight', '3 of 3'],
      ['ArrowRight', '1 of 3'],
      ['ArrowLeft', '3 of 3'],
    ] as const;
    for (const [key, position] of steps) {
      await page.keyboard.press(key);
      expect(await text(page, 'position')).toBe(position);
    }
    await page.keyboard.press('Escape');
    await box(page).waitFor({ state: 'hidden' });
    expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(toOtherHosts(requests, origin('amaltas'))).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('loads before it is asked for', async () => {
    const { page, requests } = await visit('amaltas', '/gallery');
    await readyPage(page);
    const second = await page.locator('[data-gallery-panel][data-active] a').nth(1).getAttribute('href');
    const folder = second?.slice(0, second.lastIndexOf('/') + 1) ?? '-';
    const sizes = () => new Set(requests.map((one) => one.url()).filter((url) => url.includes(folder))).size;
    await expect.poll(sizes).toBe(1);
    await openTile(page);
    await expect.poll(sizes).toBe(2);
  });

  it('is saved under a name that says what it is', async () => {
    const { page } = await visit('amaltas', '/gallery');
    await openTile(await readyPage(page));
    const link = box(page).getByRole('link', { name: 'Download he-field-1.webp' });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('planting-day-at-the-edge-of-the-field-1.webp');
  });

  it('is zoomed by buttons, and fits again afterwards', async () => {
    const { page } = await visit('amaltas', '/gallery');
    await openTile(await readyPage(page));
    const width = () =>
      box(page)
        .locator('img')
        .evaluate((image) => image.getBoundingClientRect().width);
    await box(page)
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.decode());
    await expect.poll(width).toBeGreaterThan(300);
    const fitting = await width();
    await box(page).getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(width).toBeCloseTo(fitting * 1.5, 0);
    await box(page).getByRole('button', { name: 'Next' }).click();
    await box(page).getByRole('button', { name: 'Previous' }).click();
    await expect.poll(width).toBeCloseTo(fitting, 0);
    expect(await box(page).getByRole('button', { name: 'Zoom out' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('goes to the next by a swipe', async () => {
    const { page } = await visit('amaltas', '/gallery', { viewport: phone, hasTouch: true });
    await openTile(await readyPage(page));
    const session = await page.context().newCDPSession(page);
    const swipe = async (...way: readonly number[]): Promise<void> => {
      for (const [at, x] of way.entries()) {
        const type = at === 0 ? 'touchStart' : 'touchMove';
        await session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: 420 }] });
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(300, 240, 180, 120);
    await expect.poll(() => text(page, 'position')).toBe('2 of 3');
    await swipe(120, 180, 240, 300);
    await expect.poll(() => text(page, 'position')).toBe('1 of 3');
    await swipe(200, 190, 180);
    expect(await text(page, 'position')).toBe('1 of 3');
  });

  it('says so when it does not load', async () => {
    const { page } = await visit('amaltas', '/gallery', {
      prepare: (one) => one.route('**/media/**', (route) => route.abort()),
    });
    await openTile(await readyPage(page));
    await box(page).getByText('The image could not be loaded.').waitFor({ state: 'visible' });
    await page.keyboard.press('ArrowRight');
    expect(await text(page, 'position')).toBe('2 of 3');
    await box(page).getByText('The image could not be loaded.').waitFor({ state: 'visible' });
  });
});

describe('a film', () => {
  it('asks another host for nothing until play is pressed, and ends when it is left', async () => {
    const { page, requests } = await visit('amaltas', '/gallery', {
      prepare: (one) =>
        one.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>film</title>' })),
    });
    await readyPage(page);
    await page.getByRole('tab', { name: 'Festivals and the fair' }).click();
    await openTile(page, 2);
    const play = box(page).getByRole('button', { name: 'Play video' });
    await play.waitFor({ state: 'visible' });
    expect(
      await box(page)
        .getByRole('link', { name: /Download/ })
        .count(),
    ).toBe(0);
    expect(toOtherHosts(requests, origin('amaltas'))).toEqual([]);
    await play.click();
    await box(page).locator('iframe').waitFor();
    const film = /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/;
    await expect.poll(() => toOtherHosts(requests, origin('amaltas'))).toEqual([expect.stringMatching(film)]);
    expect(await box(page).locator('iframe').getAttribute('title')).toBe(await text(page, 'title'));
    await box(page).getByRole('button', { name: 'Previous' }).click();
    expect(await box(page).locator('iframe').count()).toBe(0);
    expect(await text(page, 'position')).toBe('2 of 3');
  });
});

it.each(['amaltas', 'devdatt', 'kurinji'])('axe finds nothing in the gallery of %s, closed and open', async (site) => {
  const { page } = await visit(site, '/gallery');
  await readyPage(page);
  for (const viewport of extent([phone, desktop], [phone, tablet, desktop])) {
    await page.setViewportSize(viewport);
    const check = async (): Promise<string[]> => {
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().include('[data-type=gallery]').analyze();
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
    };
    const closed = await check();
    await openTile(page);
    const open = await check();
    expect({ viewport, closed, open }).toEqual({ viewport, closed: [], open: [] });
    await page.keyboard.press('Escape');
    await box(page).waitFor({ state: 'hidden' });
  }
});
