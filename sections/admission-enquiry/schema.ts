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
    heading: { ...text, description: 'What the form is called; said to screen readers' },
    text: { ...text, description: 'A sentence beside the button' },
    trackHref: { ...linkTo('tracking'), description: 'The page where a family tracks its enquiry' },
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
    chosenClass: {
      type: 'string',
      description: 'The class or stage that a visitor came from, as the address has it',
    },
    siteUrl: { type: 'string', description: 'The address of the site, for the printed receipt' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
