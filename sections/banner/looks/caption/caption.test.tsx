import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { banner } from '../../manifest.ts';
import type { Bindings } from '../../schema.ts';
import { BannerCaption } from './BannerCaption.tsx';

const landingBanner = lookOf(banner, 'caption');

const settings = { autoplayMs: 5000, label: 'School highlights', welcome: 'Welcome.' };
const render = (items: Bindings['items'], over: object = {}) =>
  renderToStaticMarkup(
    <BannerCaption
      {...settings}
      items={items}
      schoolName="Asha School"
      env={testEnv(landingBanner, { headingLevel: 1, ...over })}
    />,
  );
const slide = { heading: 'Admissions open', image: '/a.webp' };

describe('banner/caption', () => {
  it('carries one h1 that no turning slide takes away; those of the slides are h2', () => {
    const html = render([slide, { ...slide, heading: 'Second' }]);
    expect(html).toMatch(/<h1[^>]*>Asha School<\/h1>/);
    expect(html).toMatch(/<h2[^>]*>Admissions open/);
    expect(render([slide])).toMatch(/<h1[^>]*>Admissions open/);
    expect(html).toMatch(/<h2[^>]*>Second/);
  });

  it('welcomes without slides and when they could not be loaded; the name that its header says is read alone', () => {
    for (const html of [render([]), render([slide], { state: 'error' })]) {
      expect(html).toMatch(/<h1[^>]*class="visually-hidden"[^>]*>Asha School/);
      expect(html).toMatch(/<h2[^>]*>Welcome\./);
      expect(html.match(/Asha School/g)).toHaveLength(1);
    }
  });

  it('does not say the school’s name in the place of a picture', () => {
    expect(render([{ heading: 'Admissions open' }])).not.toContain('Asha School');
  });

  it('fades only with two slides or more, pause first among its buttons', () => {
    expect(render([slide])).not.toContain('data-carousel');
    const html = render([slide, slide]);
    expect(html).toContain('data-carousel="fade" data-autoplay-ms="5000"');
    expect(html.indexOf('data-carousel-toggle')).toBeLessThan(html.indexOf('data-carousel-previous'));
  });

  it('names the carousel and its slides in the page’s language', () => {
    const html = render([slide, slide], { locale: 'hi', strings: landingBanner.strings.hi });
    expect(html).toContain('aria-roledescription="स्लाइड शो"');
    expect(html).toContain('aria-roledescription="स्लाइड" aria-label="2 में से 1"');
    expect(html).toContain('aria-label="अगली स्लाइड"');
  });

  it('takes no scripting link', () => {
    expect(render([{ heading: 'x', button1_Text: 'Go', button1_Url: 'javascript:alert(1)' }])).not.toContain('script:');
  });
});
