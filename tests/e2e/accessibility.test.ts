import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { axeScreens, missingPath, phone, schoolRoutes, startBrowsing } from './support/visit.ts';

const { visit } = startBrowsing();

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong, in words. No page has a frame, so axe needs no page of its own to gather results in. */
const complaints = async (page: Page): Promise<string[]> => {
  const { violations, passes } = await new AxeBuilder({ page }).setLegacyMode().withTags(tags).analyze();
  expect(passes.length).toBeGreaterThan(10);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
};

const pages = [
  ...[...schoolRoutes, missingPath].map((path) => ({ site: 'amaltas', path })),
  { site: 'greenfield', path: '/' },
  { site: 'greenfield', path: '/gallery' },
  { site: 'sparse', path: '/' },
  { site: 'hostile', path: '/' },
  { site: 'wordy', path: '/' },
  { site: 'platform', path: '/' },
  { site: 'platform', path: missingPath },
  { site: 'nobody', path: '/' },
];

it.each(pages)('axe finds nothing on $site $path at any width', async ({ site, path }) => {
  const { page } = await visit(site, path, { viewport: phone });
  for (const viewport of axeScreens) {
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

it('axe finds nothing in the open lists of the footer', async () => {
  const { page } = await visit('amaltas', '/', { viewport: phone });
  for (const summary of await page.locator('footer summary').all()) await summary.click();
  expect(await page.locator('footer details[open]').count()).toBe(2);
  expect(await complaints(page)).toEqual([]);
});
