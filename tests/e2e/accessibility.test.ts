import { expect, it } from 'vitest';
import { extent, itFurther } from '../support/extent.ts';
import { complaints } from './support/axe.ts';
import { axeScreens } from './support/axe-screens.ts';
import { missingPath, phone, schoolRoutes, startBrowsing } from './support/visit.ts';

const { visit } = startBrowsing();

/** Made of the same sections as others. */
const leftOut: readonly string[] = extent([missingPath, '/events', '/holidays', '/contact', '/classes'], []);

const pages = [
  ...[...schoolRoutes, missingPath]
    .filter((path) => !leftOut.includes(path))
    .map((path) => ({ site: 'amaltas', path })),
  { site: 'greenfield', path: '/' },
  ...extent([], [{ site: 'greenfield', path: '/gallery' }]),
  { site: 'sparse', path: '/' },
  { site: 'hostile', path: '/' },
  ...extent([], [{ site: 'wordy', path: '/' }]),
  { site: 'platform', path: missingPath },
  { site: 'nobody', path: '/' },
].map((page, nth) => ({ ...page, nth }));

it.each(pages)('axe finds nothing on $site $path', async ({ site, path, nth }) => {
  const { page } = await visit(site, path, { viewport: phone });
  for (const viewport of axeScreens(nth)) {
    await page.setViewportSize(viewport);
    expect({ viewport, found: await complaints(page) }).toEqual({ viewport, found: [] });
  }
});

it('axe finds nothing in the open menu of a phone', async () => {
  const { page } = await visit('amaltas', '/', { viewport: phone });
  await page.locator('header summary').click();
  expect(await page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true);
  expect(await complaints(page)).toEqual([]);
});

itFurther('axe finds nothing in the open lists of the footer', async () => {
  const { page } = await visit('amaltas', '/', { viewport: phone });
  for (const summary of await page.locator('footer summary').all()) await summary.click();
  expect(await page.locator('footer details[open]').count()).toBe(2);
  // At the end of the page, the bar for calling stands over nothing.
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  expect(await complaints(page)).toEqual([]);
});
