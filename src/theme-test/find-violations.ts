import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What passes is not looked up; nothing is fetched, since a page's only stylesheet is in it. */
const options = { resultTypes: ['violations' as const], preload: false };

/** What axe finds wrong, one line for each rule. No page has a frame, so axe needs no page of its own for results. */
export const findViolations = async (page: Page): Promise<readonly string[]> => {
  // Axe stays in a page from state to state, and is not sent again.
  const present = await page.evaluate(() => 'axe' in globalThis);
  const builder = new AxeBuilder(present ? { page, axeSource: 'void 0' } : { page });
  const { violations } = await builder.setLegacyMode().options(options).withTags(tags).analyze();
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '));
    const more = nodes.length > places.length ? ` and ${nodes.length - places.length} more` : '';
    return `${id}: ${help} (${places.join('; ')}${more})`;
  });
};
