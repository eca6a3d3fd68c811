import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string', format: 'text' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    heading: { ...text, description: 'The heading beside the form' },
    text: { ...text, description: 'A paragraph under the heading' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {},
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
