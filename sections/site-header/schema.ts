import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { headerResult } from '#schemas/sources/header.ts';
import { todayResult } from '#schemas/sources/today.ts';
import { linkTo } from '#schemas/theme/page-roles.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['enquireHref'],
  properties: {
    enquireLabel: { type: 'string', format: 'text', description: 'The text of the link to an enquiry' },
    enquireHref: { ...linkTo('enquiry'), description: 'Where an enquiry is made' },
    noticesHref: { ...linkTo('notices'), description: 'The page of notices: the menu names the newest one' },
    holidaysHref: { ...linkTo('holidays'), description: 'The page of holidays: the menu names the next one' },
    eventsHref: { ...linkTo('events'), description: 'The page of events: the menu names the next one' },
    loginHref: { type: 'string', format: 'link', default: '/login', description: 'Where people log in' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['school'],
  properties: {
    school: { ...headerResult, description: 'Name and logo of the school' },
    today: { anyOf: [todayResult, { type: 'null' }], description: 'Today at the school, at the top of the menu' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
