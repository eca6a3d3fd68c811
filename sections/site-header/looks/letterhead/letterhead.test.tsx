import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { siteHeader } from '../../manifest.ts';
import { SiteHeaderLetterhead } from './SiteHeaderLetterhead.tsx';

const letterheadHeader = lookOf(siteHeader, 'letterhead');

const env = testEnv(letterheadHeader);
const settings = { enquireLabel: 'Admissions', enquireHref: '/registration', loginHref: '/login' };
const { school } = letterheadHeader.example;
const render = (over: object = {}) =>
  renderToStaticMarkup(<SiteHeaderLetterhead {...settings} school={{ ...school, ...over }} env={env} />);

const nav_Items = [
  { label: 'Fees', href: '/fees' },
  { label: 'Alumni', href: 'https://alumni.example.org/' },
  { label: 'Run', href: 'javascript:alert(1)' },
];

describe('site-header/letterhead', () => {
  it('rules the main menu only, with the current page marked, and folds it without script', () => {
    expect(render().match(/<a href="\/" aria-current="page">(<b>)?Home</g)).toHaveLength(2);
    expect(render()).toContain('<details');
  });

  it('stands without what the school has not given', () => {
    expect(render()).toContain('>DCS</span>');
    expect(render({ phone: undefined, email: undefined })).not.toMatch(/tel:|mailto:/);
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
