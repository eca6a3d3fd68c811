import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { linkTo } from '#schemas/theme/page-roles.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['statement', 'licence', 'createHref'],
  properties: {
    statement: { type: 'string', format: 'text', description: 'What the product is for' },
    licence: { type: 'string', format: 'text', description: 'Under which licence it stands' },
    createHref: { ...linkTo('register'), description: 'Where a school makes its page: no link for who is logged in' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    signedIn: { type: 'boolean', description: 'Whether somebody is logged in: the offer of a page is not made then' },
    email: {
      anyOf: [{ type: 'string' }, { type: 'null' }],
      description: 'The product’s mail address; no link without it',
    },
    phone: {
      anyOf: [{ type: 'string' }, { type: 'null' }],
      description: 'The product’s telephone number; no link without it',
    },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
