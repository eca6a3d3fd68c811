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
const render = (over: object = {}) =>
  renderToStaticMarkup(<SiteFooterDisplay school={school} env={testEnv(displayFooter, over)} />);

describe('site-footer/display', () => {
  it('draws the name large only to be seen, and says it once in the line of rights', () => {
    expect(render()).toMatch(
      /© 2026 Asha School<\/p><p class="site-footer-display_display" dir="auto" aria-hidden="true">Asha School/,
    );
  });

  it('takes no scripting link', () => {
    const html = render();
    expect(html).toContain('Instagram');
    expect(html).not.toMatch(/javascript:|Facebook/);
  });

  it('keeps the links to the pages when the school could not be loaded', () => {
    const html = render({ state: 'error' });
    expect(html).not.toContain('Asha School');
    expect(html).toContain('href="/registration"');
  });
});
