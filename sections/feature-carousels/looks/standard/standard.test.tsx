import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { featureCarousels } from '../../manifest.ts';
import { settings } from '../../schema.ts';
import { FeatureCarousels } from './FeatureCarousels.tsx';

const platformCarousels = lookOf(featureCarousels, 'standard');

const carousel = (heading: string) => ({
  heading,
  slides: [
    { heading: `${heading} one`, text: 'First.', rows: ['26 Jan', '26 Jan'] },
    { heading: `${heading} two`, text: 'Second.' },
  ],
});
const html = renderToStaticMarkup(
  <FeatureCarousels
    {...platformCarousels.example}
    carousels={['Website', 'Students', 'Office'].map(carousel)}
    env={testEnv(platformCarousels)}
  />,
);

describe('feature-carousels', () => {
  it('turns every five seconds in one and a half, unless a theme says otherwise', () => {
    expect(settings.properties.autoplayMs.default).toBe(5000);
    expect(settings.properties.speedMs.default).toBe(1500);
    expect(html.match(/data-autoplay-ms="5000" data-speed-ms="1500"/g)).toHaveLength(3);
  });

  it('names each row by its heading, and has links to jump to it', () => {
    const ids = [...html.matchAll(/aria-labelledby="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(3);
    for (const id of ids) {
      expect(html).toContain(`href="#${id}"`);
      expect(html).toContain(`<h3 id="${id}"`);
    }
  });

  it('says of each slide which it is, and has its first button stop the rotation', () => {
    expect(html.match(/aria-roledescription="slide" aria-label="\d of 2"/g)).toHaveLength(6);
    expect(html).toMatch(/data-slider-controls="" hidden=""><button[^>]*data-slider-toggle/);
  });
});
