import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { pageHeading } from '../../manifest.ts';
import { PageHeadingBand } from './PageHeadingBand.tsx';

const titleBand = lookOf(pageHeading, 'band');

const render = (props: object) =>
  renderToStaticMarkup(<PageHeadingBand heading="Gallery" {...props} env={testEnv(titleBand, { headingLevel: 1 })} />);

describe('page-heading/band', () => {
  it('carries the page’s h1, and a sentence only where there is one', () => {
    expect(render({})).toMatch(/<h1[^>]*>Gallery<\/h1>/);
    expect(render({})).not.toContain('page-heading-band_text');
    expect(render({ text: 'In pictures.' })).toContain('>In pictures.</p>');
  });

  it('draws another hill for another school, and the same one for the same', () => {
    expect(render({ seed: 'a' })).not.toBe(render({ seed: 'b' }));
    expect(render({ seed: 'a' })).toBe(render({ seed: 'a' }));
  });
});
