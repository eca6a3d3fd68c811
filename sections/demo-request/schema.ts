import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string', format: 'text' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading'],
  properties: {
    heading: { ...text, description: 'The heading above the form' },
    lead: { ...text, description: 'A sentence under the heading' },
    privacyHref: {
      type: 'string',
      format: 'link',
      default: '/privacy',
      description: 'Where the privacy notice stands',
    },
    dialog: {
      type: 'boolean',
      default: false,
      description: 'Whether it is a dialog, which links with data-dialog="demo-request" open',
    },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    signedIn: {
      type: 'boolean',
      description: 'Whether the visitor is logged in: the dialog does not open by itself then',
    },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
