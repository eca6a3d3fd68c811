import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { aboutResult } from '#schemas/sources/about.ts';
import { events } from '#schemas/sources/events.ts';
import { galleryAlbumItem } from '#schemas/sources/gallery.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    collapseAt: {
      type: 'integer',
      minimum: 100,
      maximum: 6000,
      default: 650,
      description: 'Characters of the text that show at first',
    },
    toggleOver: {
      type: 'integer',
      minimum: 0,
      maximum: 6000,
      default: 150,
      description: 'A text of no more characters than this has no button to show more',
    },
    readMore: { type: 'string', format: 'text', description: 'The button’s text while the text is cut' },
    showLess: { type: 'string', format: 'text', description: 'The button’s text while all of it shows' },
    eventsHeading: { type: 'string', format: 'text', description: 'The heading of the events' },
    eventsLabel: { type: 'string', format: 'text', description: 'The text of the link to all events' },
    eventsHref: { type: 'string', format: 'link', default: '/events', description: 'A page with all events' },
    eventsLimit: { type: 'integer', minimum: 1, maximum: 10, default: 5, description: 'The most events shown' },
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
