import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { headerResult } from '../../schemas/sources/header.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    enquireLabel: { type: 'string', format: 'text', description: 'The text of the link to an enquiry' },
    enquireHref: { type: 'string', format: 'link', default: '/registration', description: 'Where an enquiry is made' },
    callBar: {
      type: 'boolean',
      default: true,
      description: 'The bar at the foot of a phone’s screen with a call and an enquiry',
    },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['school'],
  properties: { school: { ...headerResult, description: 'Name, address and ways to reach the school' } },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
