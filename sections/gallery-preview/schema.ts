import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { galleryAlbumItem } from '#schemas/sources/gallery.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    heading: { type: 'string', format: 'text', description: 'The section’s heading' },
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 100, description: 'The most photos and videos shown' },
    byAlbum: {
      type: 'boolean',
      default: false,
      description: 'One group per album, each under its name, instead of a mixture',
    },
    moreLabel: { type: 'string', format: 'text', description: 'The text of the link to all of them' },
    moreHref: { type: 'string', format: 'link', description: 'A page with all of them; no link without it' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['items'],
  properties: {
    items: { type: 'array', items: galleryAlbumItem, description: 'The albums with their photos and videos' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
