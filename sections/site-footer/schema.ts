import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { headerResult } from '../../schemas/sources/header.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    enquireLabel: { type: 'string', format: 'text' },
    enquireHref: { type: 'string', default: '/registration' },
    /** The bar at the foot of a phone's screen with a call and an enquiry. */
    callBar: { type: 'boolean', default: true },
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
