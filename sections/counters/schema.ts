import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const number = { type: 'string', minLength: 1, maxLength: 12 } as const;

/** The default numbers; a school may change each. */
export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    heading: { type: 'string', format: 'text', description: 'The section’s heading' },
    studentsValue: { ...number, default: '25', description: 'The first number' },
    studentsLabel: { type: 'string', format: 'text', description: 'What the first number counts' },
    trainersValue: { ...number, default: '10+', description: 'The second number' },
    trainersLabel: { type: 'string', format: 'text', description: 'What the second number counts' },
    successValue: { ...number, default: '100%', description: 'The third number' },
    successLabel: { type: 'string', format: 'text', description: 'What the third number counts' },
  },
} as const satisfies JSONSchema;

export const bindings = { type: 'object', additionalProperties: false, properties: {} } as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
