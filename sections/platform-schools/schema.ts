import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { topSchoolItem } from '../../schemas/sources/top-schools.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading'],
  properties: {
    heading: { type: 'string', format: 'text', description: 'The section’s heading' },
    lead: { type: 'string', format: 'text', description: 'A sentence under the heading' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['schools'],
  properties: { schools: { type: 'array', items: topSchoolItem, description: 'The schools shown' } },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
