import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { productHeader } from '../../manifest.ts';
import { ProductHeader } from './ProductHeader.tsx';

const platformHeader = lookOf(productHeader, 'standard');

const nav = [
  { href: '/blog', label: 'Blog', menu: 'main' },
  { href: '/terms', label: 'Terms', menu: 'footer' },
];
const render = (over: object = {}, path = '/blog'): string =>
  renderToStaticMarkup(
    <ProductHeader {...platformHeader.example} {...over} env={testEnv(platformHeader, { nav, path })} />,
  );

describe('product-header', () => {
  it('lists the main menu, wide and in the drawer, and marks the page that one is on', () => {
    expect(render().match(/href="\/blog" aria-current="page"/g)).toHaveLength(2);
    expect(render()).not.toContain('Terms');
    expect(render({}, '/')).toMatch(/href="\/"[^>]*aria-current="page"/);
  });

  it('leads to the log-in, and who is signed in to their account', () => {
    expect(render()).toContain('<a href="/login">Log in</a>');
    expect(render({ signedIn: true })).toContain('<a href="/login">My account</a>');
    expect(render({ signedIn: true })).not.toContain('Log in');
  });

  it('opens the demo dialog where there is one, and leads to its page elsewhere', () => {
    expect(render()).toContain('href="/request-demo" data-dialog="demo-request"');
  });
});
