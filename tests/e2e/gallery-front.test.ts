import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startBrowsing } from './support/visit.ts';

const { visit } = startBrowsing();

/** The tabs stand below the covers: their script comes as they come into sight. */
const ready = async (page: Page): Promise<void> => {
  await page.locator('[data-type=gallery]').scrollIntoViewIfNeeded();
  await page.locator('[data-type=gallery] [data-ready]').waitFor();
};

describe('the front', () => {
  const names = ['Photos (3)', 'Monsoon fortnight (3)', 'Sports day (4)', 'Festivals and the fair (3)'];

  it.each(['amaltas', 'devdatt', 'kurinji'])('of %s has a tab for Photos and one for each album', async (site) => {
    const { page, faults } = await visit(site, '/gallery');
    await ready(page);
    const tabs = page.getByRole('tablist').getByRole('tab');
    for (const name of await tabs.allTextContents()) expect(name).toMatch(/ \(\d+\)$/);
    expect(await tabs.first().textContent()).toMatch(/^Photos \(\d+\)$/);
    expect(await page.getByRole('tabpanel').count()).toBe(1);
    expect(await page.getByRole('tabpanel').getByRole('listitem').count()).toBeGreaterThan(0);
    expect(faults).toEqual([]);
  });

  it('begins with the covers of the albums, each the way to its page', async () => {
    const { page } = await visit('amaltas', '/gallery');
    const albums = page.getByRole('region', { name: 'Albums' });
    expect(await albums.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Monsoon fortnight',
      'Sports day',
      'Festivals and the fair',
    ]);
    expect(await albums.getByText('December 2025 · 4 photos').isVisible()).toBe(true);
    await albums.getByRole('link', { name: 'Sports day' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sports day' }).waitFor();
  });

  it('opens its tabs on the photos that are in no album, and goes from tab to tab by keyboard', async () => {
    const { page } = await visit('amaltas', '/gallery');
    await ready(page);
    const tabs = page.getByRole('tablist', { name: 'All photos' }).getByRole('tab');
    expect(await tabs.allTextContents()).toEqual(names);
    const chosen = () => page.getByRole('tab', { selected: true }).textContent();
    expect(await chosen()).toBe('Photos (3)');
    await tabs.first().focus();
    await page.keyboard.press('End');
    expect(await chosen()).toBe('Festivals and the fair (3)');
    await page.keyboard.press('ArrowLeft');
    expect(await chosen()).toBe('Sports day (4)');
    const panel = page.getByRole('tabpanel', { name: 'Sports day (4)' });
    expect(await panel.locator('a[data-kind]').count()).toBe(4);
    expect(await panel.getByText('December 2025 · 4 photos').isVisible()).toBe(true);
    await panel.locator('a[data-kind]').first().click();
    const box = page.getByRole('dialog');
    await box.locator('[data-box-position]:not(:empty)').waitFor();
    expect(await box.locator('[data-box-album]').textContent()).toBe('Sports day');
    expect(await box.locator('[data-box-position]').textContent()).toBe('1 of 4');
  });

  it('is complete without a script, in both languages', async () => {
    const { page } = await visit('amaltas', '/gallery', { javaScriptEnabled: false });
    const panels = page.locator('[data-gallery-panel]');
    expect(await panels.getByRole('heading').allTextContents()).toEqual([
      'Photos',
      'Monsoon fortnight',
      'Sports day',
      'Festivals and the fair',
    ]);
    for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true);
    const hindi = await visit('amaltas', '/hi/gallery', { javaScriptEnabled: false });
    expect(await hindi.page.locator('[data-gallery-tabs] a').first().textContent()).toBe('फ़ोटो (3)');
    expect(await hindi.page.getByRole('link', { name: /^यह एल्बम खोलें ./ }).count()).toBe(3);
  });

  it('is out of the menu where there is no album, and still answers', async () => {
    const { page, status } = await visit('sparse', '/gallery');
    expect(status).toBe(200);
    expect(await page.locator('nav a[href="/gallery"]').count()).toBe(0);
    const other = await visit('amaltas', '/');
    expect(await other.page.locator('nav a[href="/gallery"]').count()).toBeGreaterThan(0);
  });
});
