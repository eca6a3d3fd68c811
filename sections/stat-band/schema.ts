import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const number = { type: 'string', minLength: 1, maxLength: 12 } as const;

/** The default numbers; a school may change each. */
export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    heading: { type: 'string', format: 'text', description: 'The section’s heading' },
    studentsValue: { ...number, default: '1,200+', description: 'The first number' },
    studentsLabel: { type: 'string', format: 'text', description: 'What the first number counts' },
    teachersValue: { ...number, default: '100+', description: 'The second number' },
    teachersLabel: { type: 'string', format: 'text', description: 'What the second number counts' },
    clubsValue: { ...number, default: '50+', description: 'The third number' },
    clubsLabel: { type: 'string', format: 'text', description: 'What the third number counts' },
    acceptanceValue: { ...number, default: '95%', description: 'The fourth number' },
    acceptanceLabel: { type: 'string', format: 'text', description: 'What the fourth number counts' },
  },
} as const satisfies JSONSchema;

export const bindings = { type: 'object', additionalProperties: false, properties: {} } as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
