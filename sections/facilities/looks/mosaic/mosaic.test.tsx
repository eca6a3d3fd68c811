import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { facilities } from '../../manifest.ts';
import type { Bindings } from '../../schema.ts';
import { FacilitiesMosaic } from './FacilitiesMosaic.tsx';
import { spans } from './spans.ts';

const facilitiesMosaic = lookOf(facilities, 'mosaic');

const render = (items: Bindings['items'], over: object = {}) =>
  renderToStaticMarkup(<FacilitiesMosaic heading="Facilities" items={items} env={testEnv(facilitiesMosaic, over)} />);

describe('facilities/mosaic', () => {
  it('draws an icon for a missing picture', () => {
    const html = render([{ facilityId: 1, name: 'Central Library' }]);
    expect(html).toContain('<svg');
    expect(html).not.toContain('<img');
  });

  it('says "No … available." when there are none, and other words when they could not be loaded', () => {
    expect(render([])).toContain('No facilities available.');
    expect(render([], { state: 'error' })).toContain('could not be loaded');
  });
});

describe('spans', () => {
  it.each(Array.from({ length: 39 }, (_, index) => index + 2))(
    'fills every row of twelve columns with %i tiles',
    (count) => {
      const columns = spans(count);
      expect(columns).toHaveLength(count);
      let filled = 0;
      for (const span of columns) {
        filled += span;
        expect(filled).toBeLessThanOrEqual(12);
        if (filled === 12) filled = 0;
      }
      expect(filled).toBe(0);
    },
  );
});
