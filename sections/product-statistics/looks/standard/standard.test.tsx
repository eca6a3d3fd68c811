import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { productStatistics } from '../../manifest.ts';
import { ProductStatistics } from './ProductStatistics.tsx';

const manifest = lookOf(productStatistics, 'standard');
const render = (over: Partial<typeof manifest.example> = {}) =>
  renderToStaticMarkup(<ProductStatistics {...manifest.example} {...over} env={testEnv(manifest)} />);

describe('product-statistics', () => {
  it('has each figure in one text, whatever it is, before what it counts', () => {
    const html = render();
    expect(html).toContain('<b>75.5k+</b> <span>students</span>');
    expect(html).toContain('<b>24/7</b> <span>support</span>');
  });

  it('has no line for figures that are not there, and what the product does all the same', () => {
    const html = render({ figures: [] });
    expect(html.match(/<ul/g)).toHaveLength(1);
    expect(html).toContain('Website');
  });
});
