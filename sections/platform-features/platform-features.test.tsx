import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testEnv } from '../shared/test-env.ts';
import { platformFeatures } from './manifest.ts';
import { PlatformFeatures } from './PlatformFeatures.tsx';

const env = testEnv(platformFeatures);

describe('platform-features', () => {
  it('reads each figure and its heading as one heading below the section’s own', () => {
    const html = renderToStaticMarkup(<PlatformFeatures {...platformFeatures.example} env={env} />);
    const headings = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, inner = '']) => inner.replace(/<[^>]+>/g, ''));
    expect(headings).toEqual(platformFeatures.example.items.map((item) => `${item.figure} ${item.heading}`));
  });
});
