import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** Claims are the product's own, in the words that they are made in. */
const claim = { type: 'string', minLength: 1, maxLength: 40 } as const;
const text = { type: 'string', format: 'text' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading', 'features'],
  properties: {
    heading: { ...text, description: 'The section’s heading' },
    lead: { ...text, description: 'A sentence under the heading' },
    figures: {
      description: 'Claims, each with its figure',
      type: 'array',
      minItems: 1,
      maxItems: 4,
      default: [
        { figure: '127+', label: 'schools' },
        { figure: '75.5k+', label: 'students' },
        { figure: '24/7', label: 'support' },
        { figure: '13+', label: 'states' },
      ],
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['figure', 'label'],
        properties: { figure: claim, label: claim },
      },
    },
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

export const bindings = { type: 'object', additionalProperties: false, properties: {} } as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
