import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { autoplayMs } from '../shared/autoplay.ts';

const text = { type: 'string', format: 'text' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading', 'carousels'],
  properties: {
    heading: { ...text, description: 'The section’s heading' },
    autoplayMs: {
      ...autoplayMs,
      description: 'Milliseconds each; 0 for none',
    },
    speedMs: {
      type: 'integer',
      minimum: 100,
      maximum: 5000,
      default: 1500,
      description: 'Milliseconds that a turn takes',
    },
    carousels: {
      description: 'The rows',
      type: 'array',
      minItems: 1,
      maxItems: 4,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['heading', 'slides'],
        properties: {
          heading: text,
          slides: {
            type: 'array',
            minItems: 1,
            maxItems: 8,
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['heading', 'text'],
              properties: {
                heading: text,
                text,
                rows: { type: 'array', maxItems: 4, items: text, description: 'Lines of the slip on the slide' },
              },
            },
          },
        },
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
