import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { siteFooter } from '../../manifest.ts';
import { SiteFooterSkyline } from './SiteFooterSkyline.tsx';

const siteFooterSkyline = lookOf(siteFooter, 'skyline');

const { school } = siteFooterSkyline.example;
const render = (over: object = {}) =>
  renderToStaticMarkup(<SiteFooterSkyline school={{ ...school, ...over }} env={testEnv(siteFooterSkyline)} />);

const nav_Items = [
  { label: 'Fees', href: '/fees' },
  { label: 'Alumni', href: 'https://alumni.example.org/' },
  { label: 'Run', href: 'javascript:alert(1)' },
];

describe('site-footer/skyline', () => {
  it('offers to call, to write by WhatsApp and to find the school, where it knows how', () => {
    const html = render({ whatsapp_Number: '+91 90000 00142' });
    expect(html).toContain('href="tel:+912055500142"');
    expect(html).toContain('href="https://wa.me/919000000142"');
    expect(html).toContain('openstreetmap.org/search?query=Plot%2014');
    expect(render({ phone: undefined, school_address: undefined })).not.toMatch(/tel:|openstreetmap/);
  });

  it('lists the pages of both menus and marks the current one', () => {
    expect(render()).toContain('href="/" aria-current="page"');
    expect(render()).toContain('>Admissions</a>');
  });

  it('lists the school’s own links that are safe', () => {
    const html = render({ nav_Items });
    expect(html).toContain('href="/fees"');
    expect(html).toContain('href="https://alumni.example.org/"');
    expect(html).not.toContain('javascript:');
  });

  it('takes no social link that is none', () => {
    expect(render({ facebook_Url: '#', instagram_Url: 'javascript:alert(1)' })).not.toMatch(/Facebook|Instagram/);
  });
});
