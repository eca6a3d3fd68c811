import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testEnv } from '../shared/test-env.ts';
import { ruledHeading } from './manifest.ts';
import { RuledHeading } from './RuledHeading.tsx';

describe('ruled-heading', () => {
  it('carries the page’s h1, and a sentence only where there is one', () => {
    const env = testEnv(ruledHeading, { headingLevel: 1 });
    expect(renderToStaticMarkup(<RuledHeading heading="Notices" env={env} />)).toMatch(/<h1[^>]*>Notices<\/h1><\/div>/);
    expect(renderToStaticMarkup(<RuledHeading heading="Notices" text="All." env={env} />)).toContain('All.</p>');
  });
});
