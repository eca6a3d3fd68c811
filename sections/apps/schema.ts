import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { appUsers } from '#schemas/content/mobile-app.ts';
import { mobileAppItem } from '#schemas/sources/mobile-apps.ts';

const text = { type: 'string', format: 'text' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading', 'country', 'apps'],
  properties: {
    heading: { ...text, description: 'The section’s heading' },
    lead: { ...text, description: 'A sentence under the heading' },
    country: { ...text, description: 'The one country in which the apps are available' },
    apps: {
      description: 'The apps',
      type: 'array',
      minItems: 1,
      maxItems: 4,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['heading', 'text', 'for'],
        properties: {
          heading: text,
          text,
          for: { enum: appUsers, description: 'Whom it is made for: the link to it in `links` says the same' },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    links: { type: 'array', items: mobileAppItem, description: 'The pages of the apps in the stores' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
