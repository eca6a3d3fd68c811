import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { linkTo } from '#schemas/theme/page-roles.ts';

const text = { type: 'string', format: 'text' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading', 'lead', 'steps', 'createHeading', 'createText', 'createLabel', 'createHref'],
  properties: {
    heading: { ...text, description: 'The section’s heading' },
    lead: { ...text, description: 'A sentence under the heading' },
    steps: {
      description: 'The steps in their order',
      type: 'array',
      minItems: 1,
      maxItems: 6,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['heading', 'text'],
        // A slip is a scrap of file, the same in every language.
        properties: { heading: text, text, slip: { type: 'string' } },
      },
    },
    createHeading: { ...text, description: 'Heading of the last part' },
    createText: { ...text, description: 'A sentence under it' },
    createLabel: { ...text, description: 'The text of the link that takes the offer' },
    createHref: { ...linkTo('register'), description: 'Where that link leads' },
    createAnchor: {
      type: 'string',
      format: 'slug',
      default: 'create-page',
      description: 'The id of the last part, for links to it',
    },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    signedIn: { type: 'boolean', description: 'Whether somebody is signed in: the offer is not made then' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
