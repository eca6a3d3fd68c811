import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['statement', 'licence', 'schoolsLabel', 'createLabel'],
  properties: {
    statement: { type: 'string', format: 'text' },
    licence: { type: 'string', format: 'text' },
    schoolsLabel: { type: 'string', format: 'text' },
    schoolsHref: { type: 'string', format: 'link', default: '/#schools' },
    createLabel: { type: 'string', format: 'text' },
    createHref: { type: 'string', format: 'link', default: '/#how-to-create' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: { email: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
