import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { linkTo } from '#schemas/theme/page-roles.ts';
import type { Settings as Shared } from '../../schema.ts';

const text = { type: 'string', format: 'text' } as const;

/** The settings that this look alone has. */
export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading', 'path'],
  properties: {
    lead: { ...text, description: 'A sentence under the heading' },
    path: { ...linkTo('blog'), description: 'The path of this page' },
    heading: { ...text, description: 'The section’s heading' },
  },
} as const satisfies JSONSchema;

export type Settings = Shared & FromSchema<typeof settings>;
export type { Bindings } from '../../schema.ts';
