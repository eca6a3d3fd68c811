import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { aboutResult } from '#schemas/sources/about.ts';
import { events } from '#schemas/sources/events.ts';
import { galleryAlbumItem } from '#schemas/sources/gallery.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    missionHeading: { type: 'string', format: 'text', description: 'Heading of the mission' },
    visionHeading: { type: 'string', format: 'text', description: 'Heading of the vision' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['about'],
  properties: {
    about: { ...aboutResult, description: 'The school’s own words about itself' },
    events: { type: 'array', items: events.result.items, description: 'Events; those to come stand beside the images' },
    photos: {
      type: 'array',
      items: galleryAlbumItem,
      description: 'Albums; their first photo stands behind the school’s own',
    },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
export type EventItem = NonNullable<Bindings['events']>[number];
