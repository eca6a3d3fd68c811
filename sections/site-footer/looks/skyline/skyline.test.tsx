import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { siteFooter } from '../../manifest.ts';
import { SiteFooterSkyline } from './SiteFooterSkyline.tsx';

const siteFooterSkyline = lookOf(siteFooter, 'skyline');

const { school } = siteFooterSkyline.example;
const render = (over: object = {}) =>
  renderToStaticMarkup(<SiteFooterSkyline school={{ ...school, ...over }} env={testEnv(siteFooterSkyline)} />);

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

  it('takes no social link that is none', () => {
    expect(render({ facebook_Url: '#', instagram_Url: 'javascript:alert(1)' })).not.toMatch(/Facebook|Instagram/);
  });
});
