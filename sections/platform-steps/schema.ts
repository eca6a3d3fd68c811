import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string', format: 'text' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading', 'lead', 'steps', 'createHeading', 'createText', 'createNoMailText'],
  properties: {
    heading: text,
    lead: text,
    steps: {
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
    createHeading: text,
    /** Stands before the mail address. */
    createText: text,
    /** Stands there instead when the platform has no mail address. */
    createNoMailText: text,
    /** The id of the last part, for links to it. */
    createAnchor: { type: 'string', format: 'slug', default: 'create-page' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: { email: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
