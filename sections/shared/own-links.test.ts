import { describe, expect, it } from 'vitest';
import { siteHeader } from '../site-header/manifest.ts';
import { footerPages, ownLinks } from './own-links.ts';
import { lookOf, testEnv } from './test-env.ts';

const nav = [
  { href: '/hi', label: 'मुखपृष्ठ', menu: 'main' },
  { href: '/hi/privacy', label: 'निजता', menu: 'footer' },
] as const;
const env = testEnv(lookOf(siteHeader, 'bar'), { nav: [...nav], home: '/hi', path: '/hi' });
const link = (href: string) => ({ label: 'Own', href });

describe('ownLinks', () => {
  it('name a page of the menus in the language of the page, and anything else as it is written', () => {
    const nav_Items = ['/privacy', '/fees', 'https://alumni.example.org/'].map(link);
    expect(ownLinks({ nav_Items }, env).map(({ href }) => href)).toEqual([
      '/hi/privacy',
      '/fees',
      'https://alumni.example.org/',
    ]);
  });

  it('are each there once, and without what the menu has and what could run code', () => {
    const nav_Items = ['/', '/fees', '/fees', 'javascript:alert(1)'].map(link);
    expect(ownLinks({ nav_Items }, env)).toEqual([link('/fees')]);
  });
});

describe('footerPages', () => {
  it('have the menus first, and no page twice', () => {
    const pages = footerPages({ nav_Items: [link('/privacy'), link('/fees')] }, env);
    expect(pages.map(({ href }) => href)).toEqual(['/hi', '/hi/privacy', '/fees']);
  });
});
