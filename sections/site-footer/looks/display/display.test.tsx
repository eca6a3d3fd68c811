import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { siteFooter } from '../../manifest.ts';
import { SiteFooterDisplay } from './SiteFooterDisplay.tsx';

const displayFooter = lookOf(siteFooter, 'display');

const school = {
  school_Name: 'Asha School',
  school_Slug: 'asha',
  schoolKey: 'A-1',
  phone: '+91 20 5550 01',
  instagram_Url: 'https://social.example/asha',
  facebook_Url: 'javascript:alert(1)',
};
const render = (over: object = {}, facts: object = {}) =>
  renderToStaticMarkup(<SiteFooterDisplay school={{ ...school, ...facts }} env={testEnv(displayFooter, over)} />);

const nav_Items = [
  { label: 'Fees', href: '/fees' },
  { label: 'Alumni', href: 'https://alumni.example.org/' },
  { label: 'Run', href: 'javascript:alert(1)' },
];

describe('site-footer/display', () => {
  it('draws the name large only to be seen, and says it once in the line of rights', () => {
    expect(render()).toMatch(
      /© 2026 Asha School<\/p><p class="site-footer-display_display" dir="auto" style="--letters:12" aria-hidden="true">Asha School/,
    );
  });

  it('takes no scripting link', () => {
    const html = render();
    expect(html).toContain('Instagram');
    expect(html).not.toMatch(/javascript:|Facebook/);
  });

  it('lists the school’s own links that are safe', () => {
    const html = render({}, { nav_Items });
    expect(html).toContain('href="/fees"');
    expect(html).toContain('href="https://alumni.example.org/"');
    expect(html).not.toContain('javascript:');
  });

  it('keeps the links to the pages when the school could not be loaded', () => {
    const html = render({ state: 'error' });
    expect(html).not.toContain('Asha School');
    expect(html).toContain('href="/registration"');
  });
});
