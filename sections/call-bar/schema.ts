import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    enquireLabel: { type: 'string', format: 'text', description: 'The text of the link to an enquiry' },
    enquireHref: { type: 'string', format: 'link', default: '/contact', description: 'Where an enquiry is made' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    phone: { type: ['string', 'null'], description: 'The number that is called' },
    whatsapp: { type: ['string', 'null'], description: 'The number for messages' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
