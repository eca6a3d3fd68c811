import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SectionEnv } from '../../engine/section.ts';
import { platformFeatures } from './manifest.ts';
import { PlatformFeatures } from './PlatformFeatures.tsx';

const env: SectionEnv = {
  key: 'home/features',
  headingId: 'home-features-heading',
  headingLevel: 2,
  state: 'ok',
  strings: platformFeatures.strings.en,
  locale: 'en',
  dir: 'ltr',
  today: '2026-11-21',
  nav: [],
  path: '/',
};

describe('platform-features', () => {
  it('reads each figure and its heading as one heading below the section’s own', () => {
    const html = renderToStaticMarkup(<PlatformFeatures {...platformFeatures.example} env={env} />);
    const headings = [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, inner = '']) => inner.replace(/<[^>]+>/g, ''));
    expect(headings).toEqual(platformFeatures.example.items.map((item) => `${item.figure} ${item.heading}`));
  });
});
