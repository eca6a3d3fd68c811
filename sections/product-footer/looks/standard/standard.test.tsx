import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { productFooter } from '../../manifest.ts';
import { ProductFooter } from './ProductFooter.tsx';

const platformFooter = lookOf(productFooter, 'standard');

const render = (over: object = {}): string =>
  renderToStaticMarkup(<ProductFooter {...platformFooter.example} {...over} env={testEnv(platformFooter)} />);

describe('product-footer', () => {
  it('lists both menus of the theme', () => {
    expect(render()).toContain('>Home<');
    expect(render()).toContain('>Admissions<');
  });

  it('gives telephone and mail only where there are some', () => {
    expect(render()).toContain('href="tel:+912055500199"');
    expect(render()).toContain('href="mailto:hello@schoolyard.example"');
    expect(render({ email: null, phone: null })).not.toMatch(/tel:|mailto:/);
  });
});
