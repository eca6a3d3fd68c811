import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { features } from '../../manifest.ts';
import { Features } from './Features.tsx';

const platformFeatures = lookOf(features, 'standard');

const env = testEnv(platformFeatures);
const render = (over: object = {}) =>
  renderToStaticMarkup(<Features {...platformFeatures.example} {...over} env={env} />);

describe('features', () => {
  it('has a heading below the section’s own for each piece, with or without a drawing', () => {
    const headings = [...render().matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, inner]) => inner);
    expect(headings).toEqual(platformFeatures.example.items.map(({ heading }) => heading));
    expect(render({ moreLabel: undefined }).match(/<svg/g)).toHaveLength(2);
  });

  it('leads to more only where there is more', () => {
    expect(render()).toContain('href="/home"');
    expect(render({ moreHref: undefined })).not.toContain('<a ');
  });
});
