import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { siteFooter } from '../../manifest.ts';
import { SiteFooterLetterhead } from './SiteFooterLetterhead.tsx';

const letterheadFooter = lookOf(siteFooter, 'letterhead');

const { school } = letterheadFooter.example;
const render = (over: object = {}, state: 'ok' | 'error' = 'ok') =>
  renderToStaticMarkup(<SiteFooterLetterhead school={school} {...over} env={testEnv(letterheadFooter, { state })} />);

const nav_Items = [
  { label: 'Fees', href: '/fees' },
  { label: 'Alumni', href: 'https://alumni.example.org/' },
  { label: 'Run', href: 'javascript:alert(1)' },
];

describe('site-footer/letterhead', () => {
  it('lists each page once, and disclosure and certificates where the theme has pages for them', () => {
    expect(render().match(/href="\/registration">Admissions<\/a><\/li>/g)).toHaveLength(1);
    expect(render()).not.toContain('/disclosure');
    expect(render({ disclosureLabel: 'Disclosure', disclosureHref: '/disclosure' })).toContain('href="/disclosure"');
  });

  it('keeps the pages when the school’s data could not be loaded', () => {
    const html = render({}, 'error');
    expect(html).toContain('href="/registration"');
    expect(html).not.toContain('tel:');
  });

  it('lists the school’s own links that are safe', () => {
    const html = render({ school: { ...school, nav_Items } });
    expect(html).toContain('href="/fees"');
    expect(html).toContain('href="https://alumni.example.org/"');
    expect(html).not.toContain('javascript:');
  });

  it('finds the address on a map', () => {
    expect(render()).toContain('openstreetmap.org/search');
  });
});
