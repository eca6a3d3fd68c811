import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { schoolListResult } from '#schemas/sources/school-list.ts';

const text = { type: 'string', format: 'text' } as const;

const href = { type: 'string', format: 'link' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading'],
  properties: {
    heading: { ...text, description: 'The section’s heading' },
    lead: { ...text, description: 'A sentence under the heading' },
    profilePath: { ...href, default: '/school-profile', description: 'What stands before a school’s slug' },
    createLabel: { ...text, description: 'The text of the link to register a school' },
    createHref: { ...href, default: '/create-school-web-page', description: 'Where it leads' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['list'],
  properties: {
    list: { ...schoolListResult, description: 'The schools found' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
