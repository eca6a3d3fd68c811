import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { disclosureResult } from '#schemas/sources/disclosure.ts';

const text = { type: 'string', format: 'text' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    heading: { ...text, description: 'The heading above the tables' },
    text: { ...text, description: 'A sentence under the heading' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['record'],
  properties: {
    record: { ...disclosureResult, description: 'What the school makes public' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
