import { defineKind } from '#engine/section.ts';
import { bento } from './looks/bento/look.ts';
import { framed } from './looks/framed/look.ts';
import { justified } from './looks/justified/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

export const gallery = defineKind({
  type: 'gallery',
  title: 'Gallery viewer',
  description:
    'One album, or tabs of the loose photos and of each album; a photo or film opens large, with its caption and download.',
  settings,
  bindings,
  emptyWhen: 'items',
  headingLevel: 2,
  landmark: 'region',
  strings,
  looks: [bento, framed, justified],
  example: {
    items: [
      {
        album_Id: 1,
        album_Name: '',
        schoolThemeMediaJson: [{ Video_Url: 'https://youtu.be/aqz-KE-bpKQ', caption: 'What the film club watched' }],
      },
      { album_Id: 2, album_Name: 'Sports day', schoolThemeMediaJson: [] },
    ],
  },
});
