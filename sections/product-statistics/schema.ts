import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { figuresSchema } from '../shared/figures.tsx';

const text = { type: 'string', format: 'text' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading', 'features'],
  properties: {
    heading: { ...text, description: 'The section’s heading' },
    lead: { ...text, description: 'A sentence under the heading' },
    figures: figuresSchema,
    features: {
      description: 'What the product does',
      type: 'array',
      minItems: 1,
      maxItems: 8,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['heading', 'text'],
        properties: { heading: text, text },
      },
    },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {},
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
