import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { todayResult } from '#schemas/sources/today.ts';
import { linkTo } from '#schemas/theme/page-roles.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    noticesHref: { ...linkTo('notices'), description: 'The page of notices, where the pinned one stands' },
    holidaysHref: { ...linkTo('holidays'), description: 'The page of holidays' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['today'],
  properties: {
    today: { ...todayResult, description: 'Today and tomorrow at the school' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
