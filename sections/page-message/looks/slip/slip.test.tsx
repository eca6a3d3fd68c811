import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { pageMessage } from '../../manifest.ts';
import { PageMessageSlip } from './PageMessageSlip.tsx';

const pageSlip = lookOf(pageMessage, 'slip');

describe('page-message/slip', () => {
  it('shows the way out only where there is one', () => {
    const env = testEnv(pageSlip, { headingLevel: 1 });
    expect(renderToStaticMarkup(<PageMessageSlip heading="Not here" env={env} />)).not.toContain('<a');
    expect(
      renderToStaticMarkup(<PageMessageSlip heading="Not here" linkLabel="Home" linkHref="/" env={env} />),
    ).toMatch(/<a href="\/" class="button">Home/);
  });
});
