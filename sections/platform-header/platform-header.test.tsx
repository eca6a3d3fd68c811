import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SectionEnv } from '../../engine/section.ts';
import { platformHeader } from './manifest.ts';
import { PlatformHeader } from './PlatformHeader.tsx';

const env: SectionEnv = {
  key: 'header/header',
  headingId: 'header-header-heading',
  headingLevel: 2,
  state: 'ok',
  strings: platformHeader.strings.en,
  locale: 'en',
  dir: 'ltr',
  today: '2026-11-21',
  nav: [],
  path: '/',
};

describe('platform-header', () => {
  it('marks the wordmark as the current page on the home page only', () => {
    const at = (path: string) =>
      renderToStaticMarkup(<PlatformHeader {...platformHeader.example} env={{ ...env, path }} />);
    expect(at('/')).toContain('aria-current="page"');
    expect(at('/blog')).not.toContain('aria-current');
  });

  it('lists the main menu of the theme, without the home page and other menus', () => {
    const nav = [
      { href: '/', label: 'Home', menu: 'main' },
      { href: '/blog', label: 'Blog', menu: 'main' },
      { href: '/terms', label: 'Terms', menu: 'footer' },
    ];
    const html = renderToStaticMarkup(
      <PlatformHeader {...platformHeader.example} env={{ ...env, nav, path: '/blog' }} />,
    );
    expect(html).toContain('<a href="/blog" aria-current="page">Blog</a>');
    expect(html).not.toMatch(/Home<|Terms/);
  });
});
