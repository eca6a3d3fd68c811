import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { autoplayMs } from '../../../shared/autoplay.ts';
import type { Settings as Shared } from '../../schema.ts';

/** The settings that this look alone has. */
export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    autoplayMs,
    limit: { type: 'integer', minimum: 1, maximum: 12, default: 4, description: 'The most articles shown' },
  },
} as const satisfies JSONSchema;

export type Settings = Shared & FromSchema<typeof settings>;
export type { Bindings } from '../../schema.ts';
