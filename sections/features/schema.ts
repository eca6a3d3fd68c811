import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string', format: 'text' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading', 'items'],
  properties: {
    heading: { ...text, description: 'The section’s heading' },
    items: {
      description: 'What there is to say, each with a short figure',
      type: 'array',
      minItems: 1,
      maxItems: 6,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['figure', 'heading', 'text'],
        properties: { figure: text, heading: text, text },
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
