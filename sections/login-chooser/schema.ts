import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    heading: { type: 'string', format: 'text', description: 'The section’s heading' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    studentDomain: {
      anyOf: [{ type: 'string' }, { type: 'null' }],
      description: 'Host of the student and parent accounts; absent or "#" when the school has none',
    },
    siteUrl: {
      type: 'string',
      description: 'The origin of this site: accounts that live here log in on this site',
    },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
