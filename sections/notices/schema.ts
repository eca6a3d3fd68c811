import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { notices } from '#schemas/sources/notices.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    heading: { type: 'string', format: 'text', description: 'The section’s heading' },
    hideHeading: {
      type: 'boolean',
      description: 'Whether the heading is for screen readers alone, where that of the page says it already',
    },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['items'],
  properties: {
    items: { type: 'array', items: notices.result.items, description: 'Notices, pinned ones first, then the newest' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
