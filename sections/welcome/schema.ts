import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { aboutResult } from '#schemas/sources/about.ts';
import { headerResult } from '#schemas/sources/header.ts';
import { notices } from '#schemas/sources/notices.ts';
import { autoplayMs } from '../shared/autoplay.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    heading: { type: 'string', format: 'text', description: 'Stands before the school’s name' },
    moreLabel: { type: 'string', format: 'text', description: 'The text of the link to more about the school' },
    moreHref: { type: 'string', format: 'link', description: 'A page with more about the school; no link without it' },
    noticesHeading: { type: 'string', format: 'text', description: 'The heading of the notices' },
    noticesLabel: { type: 'string', format: 'text', description: 'The text of the link to all notices' },
    noticesHref: { type: 'string', format: 'link', description: 'The page of all notices; no links without it' },
    autoplayMs: {
      ...autoplayMs,
      default: 2000,
      description: 'Milliseconds until the notices move on by one; 0 never',
    },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['about', 'notices'],
  properties: {
    about: { anyOf: [aboutResult, { type: 'null' }], description: 'The school’s own words about itself' },
    notices: { type: 'array', items: notices.result.items, description: 'The notices' },
    school: { ...headerResult, description: 'Name and crest of the school' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
