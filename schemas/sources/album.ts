import type { JSONSchema } from 'json-schema-to-ts';
import { defineSource } from './define.ts';
import { galleryAlbumItem } from './gallery.ts';

const albumResult = {
  anyOf: [
    {
      type: 'object',
      additionalProperties: false,
      required: ['items'],
      properties: {
        /** Left out for photos that are in no album. */
        album_Name: { type: 'string' },
        /** The album alone, as sections take albums. */
        items: { type: 'array', minItems: 1, maxItems: 1, items: galleryAlbumItem },
      },
    },
    { type: 'null' },
  ],
} as const satisfies JSONSchema;

export const album = defineSource({
  name: 'album',
  title: 'One album with all its photos and videos, by its slug; nothing where there is none',
  params: {
    type: 'object',
    additionalProperties: false,
    properties: {
      slug: {
        type: 'string',
        default: '',
        description: 'The last part of the album’s address; `photos` for those that are in no album',
      },
    },
  },
  result: albumResult,
  tags: ['galleryAlbum'],
  expires: 'never',
});
