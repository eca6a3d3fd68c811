import { expect, it } from 'vitest';
import { lookOf, renderExample } from '../../../shared/test-env.ts';
import { createPageSteps } from '../../manifest.ts';

it('numbers the steps by an ordered list, each with a heading below the section’s own', async () => {
  const html = await renderExample(lookOf(createPageSteps, 'standard'));
  expect(html).toMatch(/<h2[^>]*>How To Create<\/h2>.*<ol/s);
  expect(html.match(/<li/g)).toHaveLength(3);
  expect(html.match(/<h3/g)).toHaveLength(3);
});
