import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Request } from 'playwright';
import { describe, expect, it } from 'vitest';
import { extent } from '../support/extent.ts';
import { desktop, phone, startBrowsing, tablet } from './support/visit.ts';

const { visit, origin } = startBrowsing();

/** On the front it stands below the covers, and its script comes as it comes into sight. */
const readyPage = async (page: Page): Promise<Page> => {
  await page.locator('[data-type=gallery]').scrollIntoViewIfNeeded();
  await page.locator('[data-type=gallery] [data-ready]').waitFor();
  return page;
};
const openTile = async (page: Page, index = 0): Promise<void> => {
  await page.locator('[data-gallery-panel][data-active] a[data-kind]').nth(index).click();
  await page.locator('dialog[open] [data-box-position]:not(:empty)').waitFor();
};
const box = (page: Page) => page.locator('dialog[data-box]');
const text = (page: Page, part: string) => box(page).locator(`[data-box-${part}]`).textContent();
const toOtherHosts = (requests: readonly Request[], host: string): string[] =>
  requests.map((request) => request.url()).filter((url) => !url.startsWith(host) && !url.startsWith('data:'));

/** Opens an album's own page from the front. */
const albumPage = async (page: Page, name: string): Promise<Page> => {
  await readyPage(page);
  await page.getByRole('tab', { name }).click();
  await page.getByRole('link', { name: `Open this album ${name}` }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return readyPage(page);
};

describe('an album', () => {
  it('has an address of its own, a way back, and links to the others', async () => {
    const { page } = await visit('amaltas', '/gallery', { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Open this album Sports day' }).click();
    await page.waitForURL(/\/gallery\/sports-day-\d+$/);
    expect(await page.title()).toBe('Sports day · Amaltas Vidyalaya');
    const others = page.getByRole('navigation', { name: 'All albums' });
    expect(await others.getByRole('link').allTextContents()).toEqual([
      'Photos (3)',
      'Monsoon fortnight',
      'Sports day',
      'Festivals and the fair',
    ]);
    expect(await others.locator('[aria-current=page]').textContent()).toBe('Sports day');
    expect(await box(page).isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Open photo 1 of 4: The 100 metres, class 4' }).click();
    await page.waitForURL('**/media/**');
    await page.goBack();
    await page.getByRole('link', { name: 'All albums' }).click();
    await page.waitForURL('**/gallery');
  });

  it('that is not there is not found', async () => {
    expect((await visit('amaltas', '/gallery/sports-day-999999')).status).toBe(404);
  });
});

describe('a picture', () => {
  it('opens large by keyboard, leads on, and gives the focus back', async () => {
    const { page, faults, requests } = await visit('amaltas', '/gallery/photos');
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
      ['ArrowRight', '3 of 3'],
      ['ArrowLeft', '2 of 3'],
    ] as const;
    for (const [key, position] of steps) {
      await page.keyboard.press(key);
      expect(await text(page, 'position')).toBe(position);
    }
    expect(await text(page, 'status')).toBe('2 of 3, Kites from the roof in January');
    await page.keyboard.press('Escape');
    await box(page).waitFor({ state: 'hidden' });
    expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(toOtherHosts(requests, origin('amaltas'))).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('loads before it is asked for', async () => {
    const { page, requests } = await visit('amaltas', '/gallery/photos');
    await readyPage(page);
    const second = await page.locator('[data-gallery-panel][data-active] a').nth(1).getAttribute('href');
    const folder = second?.slice(0, second.lastIndexOf('/') + 1) ?? '-';
    const sizes = () => new Set(requests.map((one) => one.url()).filter((url) => url.includes(folder))).size;
    await expect.poll(sizes).toBe(1);
    await openTile(page);
    await expect.poll(sizes).toBe(2);
  });

  it('is saved under a name that says what it is', async () => {
    const { page } = await visit('amaltas', '/gallery/photos');
    await openTile(await readyPage(page));
    const link = box(page).getByRole('link', { name: 'Download he-field-1.webp' });
    const file = 'planting-day-at-the-edge-of-the-field-1.webp';
    for (const save of [() => link.click(), () => page.keyboard.press('d')]) {
      const [download] = await Promise.all([page.waitForEvent('download'), save()]);
      expect(download.suggestedFilename()).toBe(file);
    }
  });

  it('is zoomed by buttons, and fits again afterwards', async () => {
    const { page } = await visit('amaltas', '/gallery/photos');
    await openTile(await readyPage(page));
    const width = () =>
      box(page)
        .locator('[data-box-view] img')
        .evaluate((image) => image.getBoundingClientRect().width);
    await box(page)
      .locator('[data-box-view] img')
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
    const { page } = await visit('amaltas', '/gallery/photos', { viewport: phone, hasTouch: true });
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
    const { page } = await visit('amaltas', '/gallery/photos', {
      prepare: (one) => one.route('**/media/**', (route) => route.abort()),
    });
    await openTile(await readyPage(page));
    await box(page).getByText('The image could not be loaded.').waitFor({ state: 'visible' });
    await page.keyboard.press('ArrowRight');
    expect(await text(page, 'position')).toBe('2 of 3');
    await box(page).getByText('The image could not be loaded.').waitFor({ state: 'visible' });
    await page.unroute('**/media/**');
    await box(page).getByRole('button', { name: 'Try again' }).click();
    await box(page).locator('[data-box-view] img').waitFor({ state: 'visible' });
  });

  it('that does not load leaves its place as it was, says so, and is tried again', async () => {
    const { page } = await visit('amaltas', '/gallery/photos', {
      prepare: (one) => one.route('**/media/**', (route) => route.abort()),
    });
    const tile = page.locator('[data-picture-host]').first();
    const again = tile.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    /** Where it is on the page, wherever that is scrolled to. */
    const place = () =>
      tile.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { left, top: top + window.scrollY, width, height };
      });
    const before = await place();
    await page.unroute('**/media/**');
    await again.click();
    await tile.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    expect(await place()).toEqual(before);
  });

  it('lies whole in its view with an AVIF source, as it is served', async () => {
    for (const viewport of [phone, desktop]) {
      const { page } = await visit('amaltas', '/gallery/photos', { viewport });
      await readyPage(page);
      await page.evaluate(() => {
        for (const image of document.querySelectorAll<HTMLImageElement>('a[data-kind] img')) {
          if (image.parentElement?.querySelector('source')) continue;
          const source = document.createElement('source');
          source.type = 'image/avif';
          source.srcset = image.srcset;
          image.before(source);
        }
      });
      await openTile(page);
      const image = box(page).locator('[data-box-view] img');
      await image.evaluate((one: HTMLImageElement) => one.decode());
      const [view, shown] = [await box(page).locator('[data-box-view]').boundingBox(), await image.boundingBox()];
      if (!view || !shown) throw new Error('The picture is not shown.');
      expect(shown.height).toBeGreaterThan(100);
      expect(shown.y).toBeGreaterThanOrEqual(view.y - 1);
      expect(shown.y + shown.height).toBeLessThanOrEqual(view.y + view.height + 1);
      expect(shown.x + shown.width).toBeLessThanOrEqual(view.x + view.width + 1);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().include('dialog[data-box]').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    }
  });
});

describe('a film', () => {
  it('asks another host for nothing until play is pressed, and ends when it is left', async () => {
    const { page, requests } = await visit('amaltas', '/gallery', {
      prepare: (one) =>
        one.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>film</title>' })),
    });
    await albumPage(page, 'Festivals and the fair');
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

it.each(extent(['amaltas'], ['amaltas', 'devdatt', 'kurinji']))(
  'axe finds nothing in the gallery of %s, closed and open',
  async (site) => {
    const { page } = await visit(site, '/gallery/photos');
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
  },
);
