import { defineKind } from '#engine/section.ts';
import { bento } from './looks/bento/look.ts';
import { framed } from './looks/framed/look.ts';
import { grid } from './looks/grid/look.ts';
import { justified } from './looks/justified/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const galleryPreview = defineKind({
  type: 'gallery-preview',
  title: 'Gallery preview',
  description: 'Photos and videos of the school’s albums, mixed or album by album, with a way to all of them.',
  settings,
  bindings,
  emptyWhen: 'items',
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [grid, bento, framed, justified],
  example: {
    items: [
      { album_Id: 1, album_Name: 'Sports Day', schoolThemeMediaJson: [{ Video_Url: 'https://video.example/1' }] },
    ],
  },
});
