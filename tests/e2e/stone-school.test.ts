import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { phone, startBrowsing } from './support/visit.ts';

const { visit } = startBrowsing();

const patient = { timeout: 15_000 };

/** The home page of the school with theme 2 and a clock that stands still until a test moves it. */
const openHome = async (): Promise<Page> => {
  const { page } = await visit('devdatt', '/', {
    reducedMotion: 'no-preference',
    async prepare(fresh) {
      await fresh.clock.install({ time: '2026-11-21T06:00:00Z' });
      await fresh.clock.pauseAt('2026-11-21T06:00:01Z');
    },
  });
  return page;
};

const visible = (parts: Locator): Promise<boolean[]> =>
  parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).visibility === 'visible'));

describe('the landing banner', () => {
  it('fades to the next slide after five seconds, in the same place', async () => {
    const page = await openHome();
    await page.locator('[data-carousel-controls]:not([hidden])').waitFor();
    const slides = page.locator('[data-carousel-slide]');
    const lefts = await slides.evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(1);
    await page.clock.runFor(4999);
    expect(await page.locator('[data-carousel-status]').textContent()).toBe('1 / 3');
    await page.clock.runFor(1);
    expect(await page.locator('[data-carousel-status]').textContent()).toBe('2 / 3');
    await expect.poll(() => visible(slides), patient).toEqual([false, true, false]);
  });
});

describe('the school calendar', () => {
  it('moves on every two seconds while it is seen, and stops by its button', async () => {
    const page = await openHome();
    const list = page.locator('[data-row="y"] [data-row-track]');
    await list.scrollIntoViewIfNeeded();
    const stop = page.getByRole('button', { name: 'Stop scrolling notices' });
    await stop.waitFor();
    const top = (): Promise<number> => list.evaluate((element) => element.scrollTop);
    await expect
      .poll(async () => {
        await page.clock.runFor(2000);
        return top();
      }, patient)
      .toBeGreaterThan(0);
    await stop.click();
    await page.getByRole('button', { name: 'Start scrolling notices' }).waitFor();
  });

  it('shows five notices and stands still for visitors who want no motion', async () => {
    const { page } = await visit('devdatt', '/');
    const list = page.locator('[data-row="y"] [data-row-track]');
    await list.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Start scrolling notices' }).waitFor();
    const rows = await list.evaluate((element) => element.clientHeight / (element.children[0]?.clientHeight ?? 1));
    expect(Math.round(rows)).toBe(5);
  });
});

describe('the facilities selector', () => {
  it('is a vertical list of tabs that the arrow keys turn', async () => {
    const { page } = await visit('devdatt', '/');
    const list = page.locator('#facilities [data-tabs-list]');
    await list.scrollIntoViewIfNeeded();
    const tabs = page.locator('#facilities').getByRole('tab');
    await expect.poll(() => tabs.count(), patient).toBe(6);
    await tabs.first().focus();
    await page.keyboard.press('ArrowDown');
    expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true');
    await expect
      .poll(() => visible(page.locator('#facilities [role="tabpanel"]')), patient)
      .toEqual([false, true, false, false, false, false]);
    await page.keyboard.press('End');
    expect(await tabs.last().evaluate((tab) => tab === document.activeElement)).toBe(true);
  });

  it('leads to its pictures without script', async () => {
    const { page } = await visit('devdatt', '/', { javaScriptEnabled: false });
    await page.locator('#facilities [data-tabs-list] a').nth(2).click();
    const panels = page.locator('#facilities [data-tabs-list] + div > div');
    await expect.poll(() => visible(panels), patient).toEqual([false, false, true, false, false, false]);
  });

  it('folds on phones', async () => {
    const { page } = await visit('devdatt', '/', { viewport: phone, javaScriptEnabled: false });
    const folds = page.locator('#facilities details');
    await folds.nth(1).locator('summary').click();
    expect(await folds.evaluateAll((all) => all.filter((fold) => (fold as HTMLDetailsElement).open).length)).toBe(1);
  });
});
