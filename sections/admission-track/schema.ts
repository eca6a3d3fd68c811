import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { headerResult } from '#schemas/sources/header.ts';
import { linkTo } from '#schemas/theme/page-roles.ts';

const text = { type: 'string', format: 'text' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['enquiryHref'],
  properties: {
    heading: { ...text, description: 'The heading beside the form' },
    text: { ...text, description: 'A paragraph under the heading' },
    enquiryHref: { ...linkTo('enquiry'), description: 'The page with the enquiry itself' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['school'],
  properties: {
    school: { ...headerResult, description: 'The ways to reach the school' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
