import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { testimonialItem } from '../../schemas/sources/testimonials.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    heading: { type: 'string', format: 'text' },
    /** The seed's 2 s; rotation stops by itself after one round. 0: never. */
    autoplayMs: { type: 'integer', minimum: 0, maximum: 60000, default: 2000 },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['items'],
  properties: { items: { type: 'array', items: testimonialItem } },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
