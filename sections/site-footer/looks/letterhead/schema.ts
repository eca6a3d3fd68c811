import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { Settings as Shared } from '../../schema.ts';

/** The settings that this look alone has. */
export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    disclosureLabel: {
      type: 'string',
      format: 'text',
      description: 'The text of the link to the mandatory disclosure',
    },
    disclosureHref: {
      type: 'string',
      format: 'link',
      description: 'The page of the mandatory disclosure; no link without it',
    },
    certificateLabel: { type: 'string', format: 'text', description: 'The text of the link to transfer certificates' },
    certificateHref: {
      type: 'string',
      format: 'link',
      description: 'Where a transfer certificate is looked up; no link without it',
    },
  },
} as const satisfies JSONSchema;

export type Settings = Shared & FromSchema<typeof settings>;
export type { Bindings } from '../../schema.ts';
