import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { productStatistics } from '../../manifest.ts';
import { settings } from '../../schema.ts';
import { ProductStatistics } from './ProductStatistics.tsx';

const platformStatistics = lookOf(productStatistics, 'standard');

const names = ['schools', 'students', 'support', 'states'] as const;

describe('product-statistics', () => {
  it('shows the default figures unless the theme changes them', () => {
    const { properties } = settings;
    const claims = names.map((name) => [
      properties[`${name}Value`].default,
      platformStatistics.strings.en[`${name}Label`],
    ]);
    expect(claims).toEqual([
      ['127+', 'schools'],
      ['75.5k+', 'students'],
      ['24/7', 'support'],
      ['13+', 'states'],
    ]);
  });

  it('has each figure in one text, whatever it is, before what it counts', () => {
    const { example } = platformStatistics;
    const html = renderToStaticMarkup(
      <ProductStatistics {...example} statesValue="17" env={testEnv(platformStatistics)} />,
    );
    expect(html).toContain(`<b>${example.schoolsValue}</b> <span>schools</span>`);
    expect(html).toContain('<b>17</b> <span>states</span>');
  });
});
