import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { phone, startBrowsing } from './support/visit.ts';

const { visit, origin } = startBrowsing();
const dialogOf = (page: Page) => page.locator('dialog#demo-request');
const cookieOf = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'autoRequest')?.value;

/** Scrolls down, lets the dialog's script come, and lets the page rest. */
const restAfterScroll = async (page: Page): Promise<void> => {
  const script = page.waitForResponse(/auto-dialog/);
  await page.mouse.wheel(0, 900);
  await script;
  await page.clock.fastForward('00:08');
};

describe('the demo dialog', () => {
  it('opens by itself once the page rests, and not again for a day after it was closed', async () => {
    const { page } = await visit('platform', '/', {
      prepare: (one) => one.clock.install(),
      mayOpenDialog: true,
    });
    expect(await dialogOf(page).isVisible()).toBe(false);
    await restAfterScroll(page);
    await dialogOf(page).waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    await expect.poll(() => cookieOf(page)).toBe('1');
    await page.goto(origin('platform'));
    await page.mouse.wheel(0, 900);
    await page.clock.fastForward('01:00');
    expect(await dialogOf(page).isVisible()).toBe(false);
  });

  it('does not open by itself once it was opened by its button and closed', async () => {
    const { page } = await visit('platform', '/', { prepare: (one) => one.clock.install(), mayOpenDialog: true });
    await page.getByRole('banner').getByRole('link', { name: 'Request Demo' }).click();
    await dialogOf(page).waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    await expect.poll(() => cookieOf(page)).toBe('1');
    await page.clock.fastForward('01:00');
    expect(await dialogOf(page).isVisible()).toBe(false);
  });

  it('opens by its button, gives the focus back, and fills a phone', async () => {
    const { page, faults } = await visit('platform', '/', { viewport: phone });
    const button = page.getByRole('banner').getByRole('link', { name: 'Request Demo' });
    await button.focus();
    await page.keyboard.press('Enter');
    await dialogOf(page).waitFor({ state: 'visible' });
    const box = await dialogOf(page).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: phone.width, height: phone.height });
    await dialogOf(page).getByRole('button', { name: 'Close' }).click();
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(await button.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
  });

  it.each([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 1024, height: 560 },
  ])('has its button in view on a screen of $width × $height', async (viewport) => {
    const { page } = await visit('platform', '/', { viewport });
    await page.getByRole('banner').getByRole('link', { name: 'Request Demo' }).click();
    await dialogOf(page).waitFor({ state: 'visible' });
    const button = dialogOf(page).getByRole('button', { name: 'Request Demo' });
    const box = await button.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    // No field that has the focus lies behind it.
    const consent = dialogOf(page).getByRole('checkbox');
    await consent.focus();
    expect((await consent.boundingBox())?.y).toBeLessThan(box?.y ?? 0);
  });

  it('leads to the form’s own page without script', async () => {
    const { page } = await visit('platform', '/', { javaScriptEnabled: false });
    await page.getByRole('banner').getByRole('link', { name: 'Request Demo' }).click();
    expect(new URL(page.url()).pathname).toBe('/request-demo');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Request a demo');
  });
});

describe('the film', () => {
  it('asks nothing of another host before play is pressed, and stops when it is closed', async () => {
    const requested: string[] = [];
    const { page } = await visit('platform', '/home', {
      prepare: (one) =>
        one.route(/youtube/, (route) => {
          requested.push(route.request().url());
          return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' });
        }),
    });
    await page.getByRole('link', { name: 'Watch the film' }).click();
    const play = page.getByRole('button', { name: 'Play the film' });
    await play.waitFor();
    expect(requested).toEqual([]);
    // The script comes with the dialog: a press before that opens nothing yet.
    const frame = page.locator('dialog iframe');
    await expect
      .poll(async () => {
        if ((await frame.count()) === 0) await play.click();
        return frame.count();
      })
      .toBe(1);
    await expect.poll(() => requested[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
    await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click();
    await frame.waitFor({ state: 'detached' });
  });
});
