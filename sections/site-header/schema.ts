import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { headerResult } from '#schemas/sources/header.ts';
import { linkTo } from '#schemas/theme/page-roles.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['enquireHref'],
  properties: {
    enquireLabel: { type: 'string', format: 'text', description: 'The text of the link to an enquiry' },
    enquireHref: { ...linkTo('enquiry'), description: 'Where an enquiry is made' },
    loginHref: { type: 'string', format: 'link', default: '/login', description: 'Where people sign in' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['school'],
  properties: {
    school: { ...headerResult, description: 'Name and logo of the school' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
