import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: { heading: { type: 'string', format: 'text' } },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** Host of the student and parent accounts; absent or "#" when the school has none. */
    studentDomain: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    /** The origin of this site: accounts that live here have the log-in of this site. */
    siteUrl: { type: 'string' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
