import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testEnv } from '../shared/test-env.ts';
import { titleBand } from './manifest.ts';
import { TitleBand } from './TitleBand.tsx';

const render = (props: object) =>
  renderToStaticMarkup(<TitleBand heading="Gallery" {...props} env={testEnv(titleBand, { headingLevel: 1 })} />);

describe('title-band', () => {
  it('carries the page’s h1, and a sentence only where there is one', () => {
    expect(render({})).toMatch(/<h1[^>]*>Gallery<\/h1>/);
    expect(render({})).not.toContain('title-band_text');
    expect(render({ text: 'In pictures.' })).toContain('>In pictures.</p>');
  });

  it('draws another hill for another school, and the same one for the same', () => {
    expect(render({ seed: 'a' })).not.toBe(render({ seed: 'b' }));
    expect(render({ seed: 'a' })).toBe(render({ seed: 'a' }));
  });
});
