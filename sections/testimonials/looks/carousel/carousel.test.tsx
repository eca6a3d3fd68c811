import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { testimonials } from '../../manifest.ts';
import type { Bindings } from '../../schema.ts';
import { TestimonialsCarousel } from './TestimonialsCarousel.tsx';

const testimonialsCarousel = lookOf(testimonials, 'carousel');

const render = (items: Bindings['items'], over: object = {}) =>
  renderToString(
    <TestimonialsCarousel
      heading="What parents say"
      autoplayMs={2000}
      items={items}
      env={testEnv(testimonialsCarousel, over)}
    />,
  );
const parent = { name: 'Anjali Bhosale', message: 'She sings on the way home.' };

describe('testimonials/carousel', () => {
  it('is a list that can be read and scrolled before any script', () => {
    const html = render([parent, parent, parent]);
    expect(html.match(/<blockquote/g)).toHaveLength(3);
    expect(html).toContain('data-row-controls="" hidden=""');
    expect(html).toContain('tabindex="0"');
  });

  it('has the pause button before previous and next, and none for one card', () => {
    const html = render([parent, parent]);
    const at = ['Start slide rotation', 'Previous', 'Next'].map((label) => html.indexOf(`aria-label="${label}"`));
    expect(at.every((place) => place > 0)).toBe(true);
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(render([parent])).not.toContain('<button');
  });

  it('says the stars in words and leaves them out without a rating', () => {
    const html = render([{ ...parent, rating: 4 }]);
    expect(html).toContain('Rated 4 of 5');
    expect(html).toContain('data-stars="4"');
    expect(render([parent])).not.toMatch(/of 5<|data-stars/);
  });

  it('names the carousel and its cards in the page’s language', () => {
    const html = render([parent, parent], { locale: 'hi', strings: testimonialsCarousel.strings.hi });
    expect(html).toContain('aria-roledescription="स्लाइड शो"');
    expect(html).toContain('aria-roledescription="स्लाइड" aria-label="2 में से 1"');
  });

  it('escapes what was written', () => {
    expect(render([{ ...parent, message: '<script>x</script>' }])).not.toContain('<script>');
  });
});
