import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { galleryAlbumItem } from '#schemas/sources/gallery.ts';
import { linkTo } from '#schemas/theme/page-roles.ts';

const text = { type: 'string', format: 'text' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading', 'lead', 'keepLabel', 'createHref', 'themes'],
  properties: {
    heading: { ...text, description: 'What a school gets' },
    lead: { ...text, description: 'A sentence under the heading' },
    keepLabel: { ...text, description: 'The text of the button under each theme' },
    createHref: { ...linkTo('register'), description: 'Where it leads, with what was typed and the theme' },
    terms: { type: 'array', maxItems: 4, items: text, description: 'Short promises under the themes' },
    themes: {
      description: 'The themes to choose from, in their order',
      type: 'array',
      minItems: 1,
      maxItems: 4,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['theme_Id', 'name', 'text'],
        properties: {
          theme_Id: { type: 'integer', minimum: 1, description: 'Its number' },
          name: text,
          text,
          front: {
            enum: ['gulmohar', 'quadrangle', 'canopy'],
            description: 'The theme whose front page its pictures show: the typed name lies where theirs stands',
          },
          album: { type: 'string', description: 'The name of the album with its pictures: a wide one, then a phone’s' },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    albums: { type: 'array', items: galleryAlbumItem, description: 'Pictures of the themes' },
    signedIn: { type: 'boolean', description: 'Whether somebody is logged in: nothing is asked then' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
