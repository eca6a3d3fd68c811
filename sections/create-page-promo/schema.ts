import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { linkTo } from '#schemas/theme/page-roles.ts';

const text = { type: 'string', format: 'text' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading', 'howLabel', 'createLabel', 'createHref'],
  properties: {
    heading: { ...text, description: 'Heading of the offer' },
    text: { ...text, description: 'A sentence about the offer' },
    howLabel: { ...text, description: 'The text of the link that explains the offer' },
    howHref: { type: 'string', format: 'link', default: '#how-to-create', description: 'Where that link leads' },
    createLabel: { ...text, description: 'The text of the link that takes the offer' },
    createHref: { ...linkTo('register'), description: 'Where that link leads' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    signedIn: { type: 'boolean', description: 'Whether somebody is logged in: the offer is only explained then' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
