import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { linkTo } from '#schemas/theme/page-roles.ts';
import type { Settings as Shared } from '../../schema.ts';

/** The settings that this look alone has. */
export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['datesHref'],
  properties: {
    datesLabel: { type: 'string', format: 'text', description: 'What stands before the next dates' },
    datesHref: { ...linkTo('events'), description: 'Where a date leads' },
    datesLimit: { type: 'integer', minimum: 1, maximum: 4, default: 3, description: 'The most dates shown' },
  },
} as const satisfies JSONSchema;

export type Settings = Shared & FromSchema<typeof settings>;
export type { Bindings, EventDate } from '../../schema.ts';
