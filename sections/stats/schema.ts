import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const figure = { type: 'string', minLength: 1, maxLength: 12 } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    heading: { type: 'string', format: 'text', description: 'The section’s heading' },
    studentsValue: { ...figure, default: '25', description: 'The first figure' },
    studentsLabel: { type: 'string', format: 'text', description: 'What the first figure counts' },
    teachersValue: { ...figure, default: '100+', description: 'The second figure' },
    teachersLabel: { type: 'string', format: 'text', description: 'What the second figure counts' },
    clubsValue: { ...figure, default: '50+', description: 'The third figure' },
    clubsLabel: { type: 'string', format: 'text', description: 'What the third figure counts' },
    acceptanceValue: { ...figure, default: '95%', description: 'The fourth figure' },
    acceptanceLabel: { type: 'string', format: 'text', description: 'What the fourth figure counts' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {},
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
