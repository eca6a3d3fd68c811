import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What passes is not looked up; nothing is fetched, since a page's only stylesheet is in it. */
const options = { resultTypes: ['violations' as const], preload: false };
/** What is right or wrong of a page as a whole; all others are so of an element, wherever on a page it stands. */
const rulesOfPages = [
  'accesskeys',
  'aria-hidden-body',
  'bypass',
  'document-title',
  'duplicate-id-aria',
  'heading-order',
  'html-has-lang',
  'html-lang-valid',
  'html-xml-lang-mismatch',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-refresh',
  'meta-viewport',
  'meta-viewport-large',
  'page-has-heading-one',
  'region',
  'skip-link',
];

interface Look {
  /** The keys of the sections that are new in the page; without it, all of it is. */
  readonly sections?: readonly string[];
}

/** What axe finds wrong, one line for each rule. No page has a frame, so axe needs no page of its own for results. */
export const findViolations = async (page: Page, { sections }: Look = {}): Promise<readonly string[]> => {
  if (!sections) return run((await startAxe(page)).withTags(tags));
  const whole = await run((await startAxe(page)).withRules(rulesOfPages));
  const shown = await page.evaluate(findSections, sections);
  if (shown.length === 0) return whole;
  const axe = (await startAxe(page)).withTags(tags).disableRules(rulesOfPages);
  return [...whole, ...(await run(shown.reduce((within, selector) => within.include(selector), axe)))];
};

/** The selectors of those that are on the page. Runs in the page. */
const findSections = (keys: readonly string[]): string[] =>
  keys.map((key) => `[data-section="${CSS.escape(key)}"]`).filter((selector) => document.querySelector(selector));

/** Axe stays in a page from state to state, and is not sent again. Its builder writes into the options it is given. */
const startAxe = async (page: Page): Promise<AxeBuilder> => {
  const present = await page.evaluate(() => 'axe' in globalThis);
  return new AxeBuilder(present ? { page, axeSource: 'void 0' } : { page }).setLegacyMode().options({ ...options });
};

const run = async (axe: AxeBuilder): Promise<readonly string[]> => {
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 3).map(({ target }) => target.join(' '));
    const more = nodes.length > places.length ? ` and ${nodes.length - places.length} more` : '';
    return `${id}: ${help} (${places.join('; ')}${more})`;
  });
};
