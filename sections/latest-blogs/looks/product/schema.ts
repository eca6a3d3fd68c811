import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { linkTo } from '#schemas/theme/page-roles.ts';
import type { Settings as Shared } from '../../schema.ts';

const text = { type: 'string', format: 'text' } as const;

/** The settings that this look alone has. */
export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading', 'moreLabel', 'moreHref'],
  properties: {
    heading: { ...text, description: 'The section’s heading' },
    moreLabel: { ...text, description: 'The text of the link to all articles' },
    moreHref: { ...linkTo('blog'), description: 'The page with all articles' },
  },
} as const satisfies JSONSchema;

export type Settings = Shared & FromSchema<typeof settings>;
export type { Bindings } from '../../schema.ts';
