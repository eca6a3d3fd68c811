import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { figuresSchema } from '../shared/figures.tsx';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    heading: { type: 'string', format: 'text', description: 'The section’s heading' },
    figures: figuresSchema,
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {},
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
