import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { bannerItem } from '../../schemas/sources/banners.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    variant: { enum: ['plain', 'arch'], default: 'plain' },
    autoplayMs: { type: 'integer', minimum: 0, maximum: 60000, default: 6000 },
    label: { type: 'string', format: 'text' },
    welcome: { type: 'string', format: 'text' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['items'],
  properties: {
    items: { type: 'array', items: bannerItem },
    /** Stands where there is no slide or no picture, since this section carries the page's h1. */
    schoolName: { type: 'string' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
