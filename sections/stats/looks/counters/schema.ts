import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { Settings as Shared } from '../../schema.ts';

const number = { type: 'string', minLength: 1, maxLength: 12 } as const;

/** The settings that this look alone has. */
export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    trainersValue: { ...number, default: '10+', description: 'The second number' },
    trainersLabel: { type: 'string', format: 'text', description: 'What the second number counts' },
    successValue: { ...number, default: '100%', description: 'The third number' },
    successLabel: { type: 'string', format: 'text', description: 'What the third number counts' },
  },
} as const satisfies JSONSchema;

export type Settings = Pick<Shared, 'heading' | 'studentsValue' | 'studentsLabel'> & FromSchema<typeof settings>;
export type { Bindings } from '../../schema.ts';
