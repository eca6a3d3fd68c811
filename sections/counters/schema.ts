import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const number = { type: 'string', minLength: 1, maxLength: 12 } as const;

/** The seed's numbers; a school may change each. */
export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    heading: { type: 'string', format: 'text' },
    studentsValue: { ...number, default: '25' },
    studentsLabel: { type: 'string', format: 'text' },
    trainersValue: { ...number, default: '10+' },
    trainersLabel: { type: 'string', format: 'text' },
    successValue: { ...number, default: '100%' },
    successLabel: { type: 'string', format: 'text' },
  },
} as const satisfies JSONSchema;

export const bindings = { type: 'object', additionalProperties: false, properties: {} } as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
