import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { facilities } from '../../manifest.ts';
import type { Bindings } from '../../schema.ts';
import { FacilitiesCarousel } from './FacilitiesCarousel.tsx';

const facilityCarousel = lookOf(facilities, 'carousel');

const render = (items: Bindings['items'], over: object = {}) =>
  renderToStaticMarkup(
    <FacilitiesCarousel heading="On campus" autoplayMs={5000} items={items} env={testEnv(facilityCarousel, over)} />,
  );

describe('facilities/carousel', () => {
  it('has every facility in the page before any script', () => {
    const html = render([
      { facilityId: 1, name: 'Library', image: '/a.webp' },
      { facilityId: 2, name: 'Track' },
    ]);
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(html).toMatch(/Library.*Track/s);
  });

  it('moves on by itself, and its first button stops it', () => {
    const html = render([{ facilityId: 1, name: 'Library' }]);
    expect(html).toContain('data-autoplay-ms="5000"');
    expect(html).not.toContain('data-autoplay="offered"');
    expect(html).toMatch(/<button[^>]*data-row-toggle[^>]*aria-label="Start slide rotation"/);
  });

  it('draws a hill where a picture is missing', () => {
    expect(render([{ facilityId: 2, name: 'Track' }])).toContain('<svg');
    expect(render([{ facilityId: 2, name: 'Track' }])).not.toContain('<img');
  });

  it('lets the keyboard scroll the row, unless there is nothing to scroll', () => {
    const one = { facilityId: 1, name: 'Library' };
    expect(render([one])).not.toContain('tabindex="0"');
    expect(render([one, { ...one, facilityId: 2 }])).toContain('tabindex="0"');
  });

  it('says so when there is nothing, and when it failed', () => {
    expect(render([])).toContain('No facilities available.');
    expect(render([], { state: 'error' })).toContain('could not be loaded');
  });
});
