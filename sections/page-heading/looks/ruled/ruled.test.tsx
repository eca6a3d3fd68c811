import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { pageHeading } from '../../manifest.ts';
import { PageHeadingRuled } from './PageHeadingRuled.tsx';

const ruledHeading = lookOf(pageHeading, 'ruled');

describe('page-heading/ruled', () => {
  it('carries the page’s h1, and a sentence only where there is one', () => {
    const env = testEnv(ruledHeading, { headingLevel: 1 });
    expect(renderToStaticMarkup(<PageHeadingRuled heading="Notices" env={env} />)).toMatch(
      /<h1[^>]*>Notices<\/h1><\/div>/,
    );
    expect(renderToStaticMarkup(<PageHeadingRuled heading="Notices" text="All." env={env} />)).toContain('All.</p>');
  });
});
