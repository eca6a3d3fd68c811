import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { siteHeader } from '../../manifest.ts';
import { SiteHeaderBar } from './SiteHeaderBar.tsx';

const siteHeaderBar = lookOf(siteHeader, 'bar');

const env = testEnv(siteHeaderBar);
const settings = { enquireLabel: 'Enquire', enquireHref: '/registration', loginHref: '/login' };
const { school } = siteHeaderBar.example;
const render = (over: object = {}) =>
  renderToStaticMarkup(<SiteHeaderBar {...settings} school={{ ...school, ...over }} env={env} />);

const nav_Items = [
  { label: 'Fees', href: '/fees' },
  { label: 'Alumni', href: 'https://alumni.example.org/' },
  { label: 'Run', href: 'javascript:alert(1)' },
];

describe('site-header/bar', () => {
  it('lists the main menu only, with the current page marked, and works without script', () => {
    expect(render()).toContain('<a href="/" aria-current="page">Home</a>');
    expect(render()).not.toContain('<a href="/registration">Admissions</a>');
    expect(render()).toContain('<details');
  });

  it('shows initials for a missing logo and leaves out what the school has not given', () => {
    expect(render()).toContain('>APS</span>');
    expect(render({ phone: undefined, email: undefined })).not.toMatch(/tel:|mailto:/);
  });

  it('makes the phone number dialable', () => {
    expect(render()).toContain('href="tel:+912055500142"');
  });

  it('invites to no enquiry while admission is closed', () => {
    const link = /href="\/registration" class="[^"]*enquire/;
    expect(render({ admission_Open: true })).toMatch(link);
    expect(render({ admission_Open: false })).not.toMatch(link);
  });

  it('lists the school’s own links that are safe', () => {
    const html = render({ nav_Items });
    expect(html).toContain('href="/fees"');
    expect(html).toContain('href="https://alumni.example.org/"');
    expect(html).not.toContain('javascript:');
  });

  it('escapes a hostile name', () => {
    expect(render({ school_Name: '<script>x</script>' })).not.toContain('<script>');
  });
});
