import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string', format: 'text' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading'],
  properties: {
    heading: { ...text, description: 'The section’s heading' },
    lead: { ...text, description: 'A sentence under the heading' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    phone: { anyOf: [{ type: 'string' }, { type: 'null' }], description: 'The telephone number' },
    email: { anyOf: [{ type: 'string' }, { type: 'null' }], description: 'The mail address' },
    address: { anyOf: [{ type: 'string' }, { type: 'null' }], description: 'The postal address' },
    officeHours: { anyOf: [{ type: 'string' }, { type: 'null' }], description: 'When somebody answers' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
