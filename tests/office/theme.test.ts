import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { extent, itFurther } from '../support/extent.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { phone, startOffice, untold } from './support/office.ts';

const gallery = '/school/website/theme';

describe('the theme screen of the office', () => {
  const office = startOffice();

  const { open } = office;
  const seen = (page: Page): Promise<string> => page.evaluate(async () => (await fetch('/')).text());

  it('shows the school in every theme, and switches all pages there and back to the very bytes', async () => {
    const { page, faults, close } = await open(gallery);
    const before = await seen(page);
    await page.getByText('On your site').waitFor();
    for (const theme of ['Gulmohar', 'Quadrangle', 'Canopy'])
      await page.frameLocator(`iframe[title="${theme} on a computer"]`).locator('h1').first().waitFor();
    await page.getByRole('link', { name: 'Report', exact: true }).first().press('Enter');
    await page.getByRole('heading', { name: 'Before you change to Quadrangle' }).waitFor();
    await page.getByRole('button', { name: 'Change all pages to Quadrangle' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Your site is in Quadrangle now').waitFor();
    expect(await seen(page)).toContain('data-theme-id="2"');
    await page.getByRole('button', { name: 'Return to Gulmohar' }).click();
    await page.getByText('Your site is in Gulmohar now').waitFor();
    expect(await seen(page)).toBe(before);
    expect(faults).toEqual([]);
    await close();
  });

  it('shows the link that was made, to be copied', async () => {
    const { page, faults, close } = await open(gallery);
    await page.getByRole('button', { name: 'Share a preview link' }).click();
    await page.getByRole('menuitem', { name: 'Share a link to Canopy' }).click();
    const dialog = page.getByRole('dialog', { name: 'A link to Canopy' });
    const link = await dialog.getByLabel('Link to the preview').inputValue();
    expect(link).toMatch(/^http/);
    await dialog.getByRole('button', { name: 'Copy the link' }).waitFor();
    expect(await page.evaluate(async (address) => (await fetch(address)).status, link)).toBe(200);
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('tells the second of two people that the theme has been changed meanwhile', async () => {
    const one = await open(`${gallery}/2`);
    const two = await open(`${gallery}/3`, { prepare: untold });
    await one.page.getByRole('button', { name: 'Change all pages to Quadrangle' }).click();
    await one.page.getByText('Your site is in Quadrangle now').waitFor();
    await two.page.getByRole('button', { name: 'Change all pages to Canopy' }).click();
    await two.page.getByText(/^Ashwini Dabhade changed this at /).waitFor();
    expect(await seen(two.page)).toContain('data-theme-id="2"');
    await one.page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => seen(one.page)).toContain('data-theme-id="1"');
    await one.close();
    await two.close();
  });

  itFurther('tells who may open it that one may not', async () => {
    const { page, close } = await open(gallery, { email: 'desk@example.org' });
    await page.getByRole('heading', { name: 'You do not have access to this page.' }).waitFor();
    expect(await page.getByRole('link', { name: 'Theme' }).count()).toBe(0);
    await close();
  });

  it.each(extent([], [gallery, `${gallery}/2`]))(
    'axe finds nothing at %s, and nothing scrolls sideways',
    async (path) => {
      const { page, close } = await open(path, { viewport: phone });
      await page.waitForLoadState('networkidle');
      for (const viewport of axeSizes) {
        await page.setViewportSize(viewport);
        expect({ viewport, found: await complaints(page) }).toEqual({ viewport, found: [] });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      }
      await close();
    },
  );
});
