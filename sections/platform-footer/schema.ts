import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['statement', 'licence', 'schoolsLabel', 'createLabel'],
  properties: {
    statement: { type: 'string', format: 'text', description: 'What the product is for' },
    licence: { type: 'string', format: 'text', description: 'Under which licence it stands' },
    schoolsLabel: { type: 'string', format: 'text', description: 'The text of the link to the schools' },
    schoolsHref: {
      type: 'string',
      format: 'link',
      default: '/#schools',
      description: 'Where the link to the schools leads',
    },
    createLabel: { type: 'string', format: 'text', description: 'The text of the link to a page of one’s own' },
    createHref: {
      type: 'string',
      format: 'link',
      default: '/#how-to-create',
      description: 'Where the link to a page of one’s own leads',
    },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    email: {
      anyOf: [{ type: 'string' }, { type: 'null' }],
      description: 'The product’s mail address; no link without it',
    },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
