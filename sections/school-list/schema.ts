import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { schoolListResult } from '#schemas/sources/school-list.ts';
import { linkTo } from '#schemas/theme/page-roles.ts';

const text = { type: 'string', format: 'text' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading', 'createHref', 'profileHref'],
  properties: {
    heading: { ...text, description: 'The section’s heading' },
    lead: { ...text, description: 'A sentence under the heading' },
    profileHref: { ...linkTo('school-profile'), description: 'The route of a school’s profile, with its param' },
    createLabel: { ...text, description: 'The text of the link to register a school' },
    createHref: { ...linkTo('register'), description: 'Where it leads' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['list'],
  properties: {
    signedIn: { type: 'boolean', description: 'Whether somebody is logged in: no link to register then' },
    list: { ...schoolListResult, description: 'The schools found' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
