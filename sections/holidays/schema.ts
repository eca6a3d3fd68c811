import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { holidayItem } from '#schemas/sources/holidays.ts';

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
  required: ['items'],
  properties: {
    items: {
      type: 'array',
      items: holidayItem,
      description: 'The holidays of the school year, in the order of their days',
    },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
