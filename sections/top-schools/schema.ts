import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { topSchoolItem } from '#schemas/sources/top-schools.ts';

const text = { type: 'string', format: 'text' } as const;

const href = { type: 'string', format: 'link' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading', 'moreLabel'],
  properties: {
    heading: { ...text, description: 'The section’s heading' },
    moreLabel: { ...text, description: 'The text of the link to all schools' },
    moreHref: { ...href, default: '/school-list', description: 'Where it leads' },
    profilePath: { ...href, default: '/school-profile', description: 'What stands before a school’s slug' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['schools'],
  properties: {
    schools: { type: 'array', items: topSchoolItem, description: 'The schools shown' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
