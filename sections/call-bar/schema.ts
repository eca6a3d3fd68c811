import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { goesBy } from '#schemas/annotations.ts';
import { linkTo } from '#schemas/theme/page-roles.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['enquireHref'],
  properties: {
    enquireLabel: { type: 'string', format: 'text', description: 'The text of the link to an enquiry' },
    enquireHref: { ...linkTo('enquiry'), description: 'Where an enquiry is made' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    phone: { type: ['string', 'null'], description: 'The number that is called' },
    whatsapp: { type: ['string', 'null'], description: 'The number for messages' },
    admissionOpen: goesBy('the bar invites to an enquiry while admission is closed', {
      type: 'boolean',
      description: 'Whether the school takes in children; without it the bar leads to an enquiry',
    }),
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
