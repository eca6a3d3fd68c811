import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { popularClassItem } from '../../schemas/sources/popular-classes.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: { heading: { type: 'string', format: 'text' } },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['items'],
  properties: { items: { type: 'array', items: popularClassItem } },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
