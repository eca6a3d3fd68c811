import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { galleryAlbumItem } from '#schemas/sources/gallery.ts';
import { linkTo } from '#schemas/theme/page-roles.ts';

const text = { type: 'string', format: 'text' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading', 'demoLabel', 'demoHref'],
  properties: {
    heading: { ...text, description: 'The tagline' },
    lead: { ...text, description: 'A sentence under the tagline' },
    demoLabel: { ...text, description: 'The text of the demo button' },
    demoHref: { ...linkTo('demo'), description: 'Where the form stands for who has no script' },
    videoLabel: { ...text, description: 'The text of the film’s button; none without it or without a film' },
    secondsEach: {
      type: 'integer',
      minimum: 1,
      maximum: 30,
      default: 2,
      description: 'Seconds in which a strip moves by one picture',
    },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    albums: {
      type: 'array',
      items: galleryAlbumItem,
      description: 'Pictures of the product; one strip an album. Their first film on YouTube is the film',
    },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
