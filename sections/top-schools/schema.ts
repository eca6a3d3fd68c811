import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { topSchoolItem } from '#schemas/sources/top-schools.ts';
import { linkTo } from '#schemas/theme/page-roles.ts';
import { autoplayMs } from '../shared/autoplay.ts';

const text = { type: 'string', format: 'text' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading', 'moreLabel', 'moreHref', 'profileHref'],
  properties: {
    heading: { ...text, description: 'The section’s heading' },
    autoplayMs,
    moreLabel: { ...text, description: 'The text of the link to all schools' },
    moreHref: { ...linkTo('school-list'), description: 'Where it leads' },
    profileHref: { ...linkTo('school-profile'), description: 'The route of a school’s profile, with its param' },
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
