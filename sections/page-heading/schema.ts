import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    heading: { type: 'string', format: 'text', description: 'The page’s heading' },
    text: { type: 'string', format: 'text', description: 'A sentence under the heading' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    seed: { type: 'string', description: 'A word that the drawn lines follow, such as the school’s name' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
