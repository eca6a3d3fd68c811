import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { failureBindings } from '../shared/failure/bindings.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading', 'text', 'homeLabel'],
  properties: {
    heading: { type: 'string', format: 'text', description: 'What the page says' },
    text: { type: 'string', format: 'text', description: 'A sentence under the heading' },
    homeLabel: { type: 'string', format: 'text', description: 'The link’s text' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['homeUrl'],
  properties: {
    ...failureBindings,
    homeUrl: {
      type: 'string',
      description: 'The whole origin of the product: on a host that belongs to no school, "/" would lead here again',
    },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
