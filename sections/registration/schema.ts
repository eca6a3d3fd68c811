import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { galleryAlbumItem } from '#schemas/sources/gallery.ts';

const text = { type: 'string', format: 'text' } as const;

const href = { type: 'string', format: 'link' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading'],
  properties: {
    heading: { ...text, description: 'The section’s heading' },
    lead: { ...text, description: 'A sentence under the heading' },
    themes: {
      description: 'The themes to choose from; without them the school gets the first',
      type: 'array',
      maxItems: 4,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['theme_Id', 'name', 'text'],
        properties: {
          theme_Id: { type: 'integer', minimum: 1, description: 'Its number' },
          name: text,
          text,
          album: { type: 'string', description: 'The name of the album with its picture' },
        },
      },
    },
    termsHref: { ...href, default: '/terms', description: 'Where the terms stand' },
    privacyHref: { ...href, default: '/privacy', description: 'Where the privacy notice stands' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    albums: { type: 'array', items: galleryAlbumItem, description: 'Pictures of the themes' },
    school_Name: { type: 'string', description: 'What the field for the name has in it at first' },
    City: { type: 'string', description: 'What the field for the city has in it at first' },
    theme_Id: { type: 'integer', description: 'The theme that is chosen at first' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
