import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string', format: 'text' } as const;

export const icons = ['admissions', 'attendance', 'students', 'exams', 'staff', 'transport'] as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading', 'items'],
  properties: {
    heading: { ...text, description: 'The section’s heading' },
    lead: { ...text, description: 'A sentence under the heading' },
    moreLabel: { ...text, description: 'The text of the link to more' },
    moreHref: { type: 'string', format: 'link', description: 'Where it leads' },
    items: {
      description: 'What the product does',
      type: 'array',
      minItems: 1,
      maxItems: 9,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['heading', 'text'],
        properties: { icon: { enum: icons, description: 'The drawing beside it' }, heading: text, text },
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
