import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { siteHeader } from '../../manifest.ts';
import { SiteHeaderStrip } from './SiteHeaderStrip.tsx';

const stripHeader = lookOf(siteHeader, 'strip');

const school = { school_Name: 'Asha School', school_Slug: 'asha', schoolKey: 'A-1', phone: '+91 20 5550 01' };
const render = (over: object = {}, facts: object = {}) =>
  renderToStaticMarkup(
    <SiteHeaderStrip
      school={{ ...school, ...facts }}
      enquireLabel="Enquire"
      enquireHref="/contact"
      loginHref="/login"
      env={testEnv(stripHeader, over)}
    />,
  );

const nav_Items = [
  { label: 'Fees', href: '/fees' },
  { label: 'Alumni', href: 'https://alumni.example.org/' },
  { label: 'Run', href: 'javascript:alert(1)' },
];

describe('site-header/strip', () => {
  it('marks the page one is on, in both menus', () => {
    expect(render({ path: '/' }).match(/aria-current="page"/g)).toHaveLength(2);
    expect(render({ path: '/gallery' })).not.toContain('aria-current');
  });

  it('lists the pages of the main menu only', () => {
    expect(render()).not.toContain('href="/registration"');
  });

  it('keeps its menu when the school could not be loaded', () => {
    const html = render({ state: 'error' });
    expect(html).not.toContain('Asha School');
    expect(html).toContain('href="/"');
  });

  it('invites to no enquiry while admission is closed', () => {
    expect(render()).toContain('>Enquire<');
    expect(render({}, { admission_Open: false })).not.toContain('>Enquire<');
  });

  it('lists the school’s own links that are safe', () => {
    const html = render({}, { nav_Items });
    expect(html).toContain('href="/fees"');
    expect(html).toContain('href="https://alumni.example.org/"');
    expect(html).not.toContain('javascript:');
  });

  it('draws initials where there is no crest, and dials without spaces', () => {
    expect(render()).toContain('>AS</span>');
    expect(render()).toContain('href="tel:+9120555001"');
  });
});
