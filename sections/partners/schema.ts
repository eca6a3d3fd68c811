import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { partnerSchoolItem } from '#schemas/sources/partner-schools.ts';
import { autoplayMs } from '../shared/autoplay.ts';

const text = { type: 'string', format: 'text' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading'],
  properties: {
    heading: { ...text, description: 'The section’s heading' },
    autoplayMs: {
      ...autoplayMs,
      default: 2000,
      description: 'Milliseconds each; 0 for none',
    },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['schools'],
  properties: {
    schools: { type: 'array', items: partnerSchoolItem, description: 'The schools shown' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
