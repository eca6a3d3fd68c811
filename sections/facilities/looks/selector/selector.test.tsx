import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { facilities } from '../../manifest.ts';
import { FacilitiesSelector } from './FacilitiesSelector.tsx';

const facilitySelector = lookOf(facilities, 'selector');

const items = [
  { facilityId: 1, name: 'Library', image: '/library.webp' },
  { facilityId: 2, name: 'Observatory' },
];
const render = (list: typeof items) =>
  renderToStaticMarkup(<FacilitiesSelector heading="Facilities" items={list} env={testEnv(facilitySelector)} />);

describe('facilities/selector', () => {
  it('works without script: folds of which one is open, and links to the pictures', () => {
    const html = render(items);
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
    for (const { facilityId } of items) {
      expect(html).toContain(`href="#home-facilities-heading-${facilityId}"`);
      expect(html).toContain(`id="home-facilities-heading-${facilityId}"`);
    }
  });

  it('draws a lattice for a missing picture, and says that there is nothing', () => {
    expect(render(items)).toContain('facilities-selector_blank');
    expect(render([])).toContain('No facilities available.');
  });
});
