import { defineKind } from '#engine/section.ts';
import { carousel } from './looks/carousel/look.ts';
import { mosaic } from './looks/mosaic/look.ts';
import { selector } from './looks/selector/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const facilities = defineKind({
  type: 'facilities',
  title: 'Facilities',
  description: 'What the school has for its students, with pictures.',
  settings,
  bindings,
  emptyWhen: 'items',
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [mosaic, selector, carousel],
  example: {
    items: [
      { facilityId: 1, name: 'Central Library' },
      { facilityId: 2, name: 'Sports Ground' },
    ],
  },
});
