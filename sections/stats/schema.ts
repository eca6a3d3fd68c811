import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { figures } from '#schemas/sources/figures.ts';
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
  properties: {
    records: {
      ...figures.result,
      description: 'What the school’s records tell; shown where it has entered no figures',
    },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
