import { defineKind } from '#engine/section.ts';
import { arches } from './looks/arches/look.ts';
import { plates } from './looks/plates/look.ts';
import { strips } from './looks/strips/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const albums = defineKind({
  type: 'albums',
  title: 'Albums',
  description:
    'The front of a gallery: each album with its cover, month and true count, and last the photos that are in none.',
  settings,
  bindings,
  emptyWhen: 'items',
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [arches, plates, strips],
  example: {
    albumHref: '/gallery/:album',
    items: [
      {
        album_Id: 1,
        album_Name: 'Sports day',
        album_Slug: 'sports-day-1',
        album_Date: '2025-12-19',
        total: 4,
        schoolThemeMediaJson: [],
      },
      { album_Id: 2, album_Name: '', album_Slug: 'photos', total: 6, schoolThemeMediaJson: [] },
    ],
  },
});
