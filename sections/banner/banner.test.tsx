import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../shared/test-env.ts';
import { Banner } from './Banner.tsx';
import { banner } from './manifest.ts';
import type { Bindings } from './schema.ts';

const bannerSlider = lookOf(banner, 'plain');

const settings = { variant: 'arch', autoplayMs: 6000, label: 'School highlights', welcome: 'Welcome.' } as const;
const render = (items: Bindings['items'], over: object = {}) =>
  renderToStaticMarkup(
    <Banner
      {...settings}
      items={items}
      schoolName="Asha School"
      env={testEnv(bannerSlider, { headingLevel: 1, ...over })}
    />,
  );
const slide = { heading: 'Admissions open', image: '/a.webp' };

describe('banner', () => {
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
    expect(render([slide], { state: 'error' })).toMatch(/<h1[^>]*>Asha School/);
  });

  it('is a carousel only with two slides or more', () => {
    expect(render([slide])).not.toContain('data-carousel');
    const html = render([slide, slide]);
    expect(html).toContain('aria-roledescription="carousel"');
    expect(html).toContain('aria-label="2 of 2"');
    expect(html.indexOf('data-carousel-toggle')).toBeLessThan(html.indexOf('data-carousel-previous'));
  });

  it('names itself and its slides in the language of the page', () => {
    const html = render([slide, slide], { locale: 'hi', strings: bannerSlider.strings.hi });
    expect(html).toContain('aria-roledescription="स्लाइड शो"');
    expect(html).toContain('aria-roledescription="स्लाइड" aria-label="2 में से 2"');
  });

  it('loads the first picture first and the others when they are needed', () => {
    const html = render([slide, { ...slide, image: '/b.webp' }]);
    expect(html).toMatch(/<img[^>]*src="\/a.webp"[^>]*fetchPriority="high"/);
    expect(html).toMatch(/<img[^>]*src="\/b.webp"[^>]*loading="lazy"/);
  });

  it('draws a pattern with the school’s name for a missing picture', () => {
    expect(render([{ heading: 'Hello' }])).toMatch(/>Asha School<\/span>/);
  });

  it('takes no scripting link and escapes text', () => {
    const html = render([{ heading: '<b>x</b>', button1_Text: 'Go', button1_Url: 'javascript:alert(1)' }]);
    expect(html).not.toMatch(/javascript:|<b>/);
  });
});
