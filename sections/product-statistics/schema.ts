import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** Claims are the product's own, in the figures that they are made in. */
const claim = { type: 'string', minLength: 1, maxLength: 40 } as const;

const text = { type: 'string', format: 'text' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading', 'features'],
  properties: {
    heading: { ...text, description: 'The section’s heading' },
    lead: { ...text, description: 'A sentence under the heading' },
    schoolsValue: { ...claim, default: '127+', description: 'The first figure' },
    schoolsLabel: { ...text, description: 'What the first figure counts' },
    studentsValue: { ...claim, default: '75.5k+', description: 'The second figure' },
    studentsLabel: { ...text, description: 'What the second figure counts' },
    supportValue: { ...claim, default: '24/7', description: 'The third figure' },
    supportLabel: { ...text, description: 'What the third figure counts' },
    statesValue: { ...claim, default: '13+', description: 'The fourth figure' },
    statesLabel: { ...text, description: 'What the fourth figure counts' },
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
