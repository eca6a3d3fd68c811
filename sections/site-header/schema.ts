import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { headerResult } from '../../schemas/sources/header.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    enquireLabel: { type: 'string', format: 'text' },
    enquireHref: { type: 'string', default: '/registration' },
    loginHref: { type: 'string', default: '/login' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['school'],
  properties: { school: headerResult },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
