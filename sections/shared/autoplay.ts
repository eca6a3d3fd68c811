import type { JSONSchema } from 'json-schema-to-ts';

/** The setting of a row that moves on by itself. */
export const autoplayMs = {
  type: 'integer',
  minimum: 0,
  maximum: 60000,
  format: 'display-time',
  default: 5000,
  description: 'Milliseconds until the row moves on; 0 never. Its button stops and starts it',
} as const satisfies JSONSchema;
