import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { facilityItem } from '#schemas/sources/facilities.ts';
import { facilitiesJsonResult } from '#schemas/sources/facilities-json.ts';

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
    items: { type: 'array', items: facilityItem, description: 'What the school has to offer' },
    intro: {
      anyOf: [facilitiesJsonResult, { type: 'null' }],
      description: 'The heading and the text that the school has written for them, instead of the theme’s',
    },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
