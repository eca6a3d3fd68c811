import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testEnv } from '../shared/test-env.ts';
import { pageSlip } from './manifest.ts';
import { PageSlip } from './PageSlip.tsx';

describe('page-slip', () => {
  it('shows the way out only where there is one', () => {
    const env = testEnv(pageSlip, { headingLevel: 1 });
    expect(renderToStaticMarkup(<PageSlip heading="Not here" env={env} />)).not.toContain('<a');
    expect(renderToStaticMarkup(<PageSlip heading="Not here" linkLabel="Home" linkHref="/" env={env} />)).toMatch(
      /<a href="\/" class="button">Home/,
    );
  });
});
