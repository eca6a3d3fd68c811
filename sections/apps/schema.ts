import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string', format: 'text' } as const;

const href = { type: 'string', format: 'link' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading', 'country', 'apps'],
  properties: {
    heading: { ...text, description: 'The section’s heading' },
    lead: { ...text, description: 'A sentence under the heading' },
    country: { ...text, description: 'The one country in which the apps are available' },
    apps: {
      description: 'The apps',
      type: 'array',
      minItems: 1,
      maxItems: 4,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['heading', 'text', 'android', 'apple'],
        properties: {
          heading: text,
          text,
          android: { ...href, description: 'Its page in Google Play' },
          apple: { ...href, description: 'Its page in the App Store' },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {},
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
