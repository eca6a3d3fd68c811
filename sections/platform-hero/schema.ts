import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const href = { type: 'string', format: 'link' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading', 'lead', 'schoolsLabel', 'promoHeading', 'promoText', 'howLabel', 'createLabel'],
  properties: {
    heading: { type: 'string', format: 'text' },
    lead: { type: 'string', format: 'text' },
    schoolsLabel: { type: 'string', format: 'text' },
    schoolsHref: { ...href, default: '#schools' },
    promoHeading: { type: 'string', format: 'text' },
    promoText: { type: 'string', format: 'text' },
    howLabel: { type: 'string', format: 'text' },
    howHref: { ...href, default: '#how-to-create' },
    createLabel: { type: 'string', format: 'text' },
    createHref: { ...href, default: '#create-page' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  // Create Page is hidden when there is a session (seed, section 1).
  properties: { signedIn: { type: 'boolean' } },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
