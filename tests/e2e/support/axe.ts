import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong, in words. No page has a frame, so axe needs no page of its own to gather results in; and it
 * preloads nothing, for which it would write a style element against the page's policy.
 */
export const complaints = async (page: Page): Promise<string[]> => {
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ preload: false, resultTypes: ['violations'] })
    .withTags(tags);
  const { violations, passes } = await builder.analyze();
  if (passes.length <= 10) return [`axe found only ${passes.length} rules to apply`];
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
};
