import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { schoolProfileResult } from '#schemas/sources/school-profile.ts';
import { linkTo } from '#schemas/theme/page-roles.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['listHref'],
  properties: {
    listHref: { ...linkTo('school-list'), description: 'The list of all schools' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    school: { ...schoolProfileResult, description: 'The school' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
