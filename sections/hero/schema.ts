import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { linkTo } from '#schemas/theme/page-roles.ts';

const href = { type: 'string', format: 'link' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: [
    'heading',
    'lead',
    'demoLabel',
    'schoolsLabel',
    'promoHeading',
    'promoText',
    'howLabel',
    'createLabel',
    'demoHref',
  ],
  properties: {
    heading: { type: 'string', format: 'text', description: 'The tagline' },
    lead: { type: 'string', format: 'text', description: 'A sentence under the tagline' },
    demoLabel: { type: 'string', format: 'text', description: 'The text of the demo button' },
    demoHref: { ...linkTo('demo'), description: 'Where the form stands where its dialog cannot open' },
    schoolsLabel: { type: 'string', format: 'text', description: 'The text of the link to the schools' },
    schoolsHref: { ...href, default: '#schools', description: 'Where the link to the schools leads' },
    promoHeading: { type: 'string', format: 'text', description: 'Heading of the offer' },
    promoText: { type: 'string', format: 'text', description: 'A sentence about the offer' },
    howLabel: { type: 'string', format: 'text', description: 'The text of the link that explains the offer' },
    howHref: { ...href, default: '#how-to-create', description: 'Where that link leads' },
    createLabel: { type: 'string', format: 'text', description: 'The text of the link that takes the offer' },
    createHref: { ...href, default: '#create-page', description: 'Where that link leads' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    signedIn: { type: 'boolean', description: 'Whether somebody is signed in: the offer is not made then' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
