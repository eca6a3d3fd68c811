import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { productFooter } from '../../manifest.ts';
import { ProductFooter } from './ProductFooter.tsx';

const platformFooter = lookOf(productFooter, 'standard');

const nav = [
  { href: '/blog', label: 'Blog', menu: 'main' },
  { href: '/create-school-web-page', label: 'Create Page', menu: 'footer' },
];
const render = (over: object = {}, facts: object = {}): string =>
  renderToStaticMarkup(<ProductFooter {...platformFooter.example} {...over} env={testEnv(platformFooter, facts)} />);

describe('product-footer', () => {
  it('lists both menus of the theme', () => {
    expect(render()).toContain('>Home<');
    expect(render()).toContain('>Admissions<');
  });

  it('offers Create Page, but not to who is signed in', () => {
    expect(render({}, { nav })).toContain('>Create Page<');
    expect(render({ signedIn: true }, { nav })).not.toContain('Create Page');
    expect(render({ signedIn: true }, { nav })).toContain('>Blog<');
  });

  it('gives telephone and mail only where there are some', () => {
    expect(render()).toContain('href="tel:+912055500199"');
    expect(render()).toContain('href="mailto:hello@schoolyard.example"');
    expect(render({ email: null, phone: null })).not.toMatch(/tel:|mailto:/);
  });
});
