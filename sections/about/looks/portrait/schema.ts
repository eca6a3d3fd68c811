import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { Settings as Shared } from '../../schema.ts';

/** The settings that this look alone has. */
export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    moreLabel: { type: 'string', format: 'text', description: 'The link’s text' },
    moreHref: { type: 'string', format: 'link', description: 'A page with more about the school; no link without it' },
  },
} as const satisfies JSONSchema;

export type Settings = Shared & FromSchema<typeof settings>;
export type { Bindings } from '../../schema.ts';
