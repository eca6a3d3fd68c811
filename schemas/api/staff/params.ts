import type { JSONSchema } from 'json-schema-to-ts';
import { idField } from '../../fields.ts';

/** Names one member. */
export const staffParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: idField },
} as const satisfies JSONSchema;
