import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { galleryAlbumItem } from '../../schemas/sources/gallery.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    variant: { enum: ['grid', 'bento'], default: 'grid' },
    heading: { type: 'string', format: 'text' },
    /** The most media shown. */
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 100 },
    /** One group per album, each under its name, instead of a mixture. */
    byAlbum: { type: 'boolean', default: false },
    moreLabel: { type: 'string', format: 'text' },
    moreHref: { type: 'string' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['items'],
  properties: { items: { type: 'array', items: galleryAlbumItem } },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
