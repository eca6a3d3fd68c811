import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { galleryAlbumItem } from '#schemas/sources/gallery.ts';
import { linkTo } from '#schemas/theme/page-roles.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['albumHref'],
  properties: {
    heading: { type: 'string', format: 'text', description: 'The section’s heading' },
    albumHref: { ...linkTo('album'), description: 'The route of an album, with its param' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['items'],
  properties: {
    items: { type: 'array', items: galleryAlbumItem, description: 'The albums, each with its first pictures' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
