import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { headerResult } from '#schemas/sources/header.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    heading: { type: 'string', format: 'text', description: 'The section’s heading' },
    text: { type: 'string', format: 'text', description: 'A paragraph under the heading' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['school'],
  properties: {
    school: { ...headerResult, description: 'The ways to reach the school' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
