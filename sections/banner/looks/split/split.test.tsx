import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultOf, lookOf, testEnv } from '../../../shared/test-env.ts';
import { banner } from '../../manifest.ts';
import { BannerSplit } from './BannerSplit.tsx';
import { headingSize } from './heading-size.ts';
import type { Bindings } from './schema.ts';

const splitBanner = lookOf(banner, 'split');

const settings = {
  autoplayMs: 8000,
  label: 'School highlights',
  welcome: 'Welcome.',
  datesLabel: 'Next dates',
  datesHref: '/events',
  datesLimit: 3,
} as const;
const render = (items: Bindings['items'], dates: NonNullable<Bindings['dates']> = [], over: object = {}) =>
  renderToStaticMarkup(
    <BannerSplit
      {...settings}
      items={items}
      dates={dates}
      schoolName="Asha School"
      env={testEnv(splitBanner, { headingLevel: 1, ...over })}
    />,
  );
const slide = { heading: 'Admissions open', image: '/a.webp' };
const date = (noticeID: number, past = false) => ({
  noticeID,
  noticeHead: `Event ${noticeID}`,
  entryDateTime: `2026-12-0${noticeID}T09:30`,
  past,
});

describe('banner/split', () => {
  it('carries one h1 that no turning slide takes away; those of the slides are h2', () => {
    const html = render([slide, { ...slide, heading: 'Second' }]);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toMatch(/<h1[^>]*>Asha School<\/h1>/);
    expect(html).toMatch(/<h2[^>]*>Admissions open/);
    expect(render([slide])).toMatch(/<h1[^>]*>Admissions open/);
    expect(html).toMatch(/<h2[^>]*>Second/);
  });

  it('falls back to the school’s name without slides and when they could not be loaded', () => {
    expect(render([])).toMatch(/<h1[^>]*>Asha School/);
    expect(render([slide], [], { state: 'error' })).toMatch(/<h1[^>]*>Asha School/);
  });

  it('rotates every 8 seconds, and only with two slides or more', () => {
    expect(defaultOf(splitBanner, 'autoplayMs')).toBe(8000);
    expect(render([slide])).not.toContain('data-carousel');
    const html = render([slide, slide]);
    expect(html).toContain('data-autoplay-ms="8000"');
    expect(html.indexOf('data-carousel-toggle')).toBeLessThan(html.indexOf('data-carousel-previous'));
  });

  it('names the carousel and its slides in the page’s language', () => {
    const html = render([slide, slide], [], { locale: 'hi', strings: splitBanner.strings.hi });
    expect(html).toContain('aria-roledescription="स्लाइड शो"');
    expect(html).toContain('aria-roledescription="स्लाइड" aria-label="2 में से 1"');
  });

  it('shows the next three dates, and none that is over', () => {
    const html = render([slide], [date(1, true), date(2), date(3), date(4), date(5)]);
    expect([...html.matchAll(/>Event (\d)</g)].map(([, number]) => number)).toEqual(['2', '3', '4']);
    expect(html).toContain('>02 Dec 2026</span>');
    expect(render([slide], [date(1, true)])).not.toContain('Next dates');
  });

  it('takes no scripting link and escapes text', () => {
    const html = render([{ heading: '<b>x</b>', button1_Text: 'Go', button1_Url: 'javascript:alert(1)' }]);
    expect(html).not.toMatch(/javascript:|<b>/);
  });
});

describe('headingSize', () => {
  it('steps down with the length of the heading and of its longest word', () => {
    expect(headingSize('Lessons begin outdoors')).toBe('display');
    expect(headingSize('Extraordinary days')).toBe('large');
    expect(headingSize('A school that is as wide as the valley it stands in')).toBe('medium');
    expect(headingSize('x'.repeat(90))).toBe('small');
  });
});
