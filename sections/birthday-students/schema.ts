import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { birthdayStudentItem } from '#schemas/sources/birthday-students.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    heading: { type: 'string', format: 'text', description: 'The section’s heading' },
    wish: { type: 'string', format: 'text', description: 'What stands on each card' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['items'],
  properties: {
    items: { type: 'array', items: birthdayStudentItem, description: 'The children whose birthday is today' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
