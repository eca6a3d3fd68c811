import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string', format: 'text' } as const;

const href = { type: 'string', format: 'link' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading'],
  properties: {
    heading: { ...text, description: 'The section’s heading' },
    lead: { ...text, description: 'A sentence under the heading' },
    termsHref: { ...href, default: '/terms', description: 'Where the terms stand' },
    privacyHref: { ...href, default: '/privacy', description: 'Where the privacy notice stands' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {},
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
