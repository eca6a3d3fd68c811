import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { linkTo } from '#schemas/theme/page-roles.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['demoLabel', 'demoHref'],
  properties: {
    demoLabel: { type: 'string', format: 'text', description: 'The text of the demo button' },
    demoHref: { ...linkTo('demo'), description: 'Where the form stands where its dialog cannot open' },
    loginHref: { type: 'string', format: 'link', default: '/login', description: 'Where people log in' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    signedIn: {
      type: 'boolean',
      description: 'Whether the visitor is logged in: the link leads to their account then',
    },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
