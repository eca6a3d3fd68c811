import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { features } from '../../manifest.ts';
import { Features } from './Features.tsx';

const platformFeatures = lookOf(features, 'standard');

const env = testEnv(platformFeatures);

describe('features', () => {
  it('reads each figure and its heading as one heading below the section’s own', () => {
    const html = renderToStaticMarkup(<Features {...platformFeatures.example} env={env} />);
    const headings = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, inner = '']) => inner.replace(/<[^>]+>/g, ''));
    expect(headings).toEqual(platformFeatures.example.items.map((item) => `${item.figure} ${item.heading}`));
  });
});
