import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { testimonialItem } from '#schemas/sources/testimonials.ts';
import { autoplayMs } from '../shared/autoplay.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    heading: { type: 'string', format: 'text', description: 'The section’s heading' },
    autoplayMs: {
      ...autoplayMs,
      default: 2000,
      description: 'Milliseconds a voice stands; rotation ends by itself after one round, and 0 never starts it',
    },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['items'],
  properties: {
    items: { type: 'array', items: testimonialItem, description: 'What parents and former students say' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
