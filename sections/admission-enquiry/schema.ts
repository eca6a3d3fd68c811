import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { admissionsResult } from '#schemas/sources/admissions.ts';
import { headerResult } from '#schemas/sources/header.ts';
import { linkTo } from '#schemas/theme/page-roles.ts';

const text = { type: 'string', format: 'text' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['trackHref'],
  properties: {
    heading: { ...text, description: 'The heading beside the form' },
    text: { ...text, description: 'A paragraph under the heading' },
    trackHref: { ...linkTo('tracking'), description: 'The page where a family asks how its enquiry goes' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['admissions', 'school'],
  properties: {
    admissions: { ...admissionsResult, description: 'The sessions and classes that are open' },
    school: { ...headerResult, description: 'The ways to reach the school' },
    reference: {
      type: 'string',
      description: 'The number of an enquiry that was sent without script, as its address has it',
    },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
