import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { noParams } from '../described.ts';
import { defineSource } from './define.ts';

/** What of a school's records can be told in one number. */
const figureItem = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'value'],
  properties: {
    name: { type: 'string', enum: ['students', 'teachers', 'classes', 'years', 'passedX', 'passedXII'] },
    /** A count, or a percentage of those who passed. */
    value: { type: 'number', minimum: 0 },
    /** The year of an examination. */
    year: { type: 'integer' },
  },
} as const satisfies JSONSchema;

export type FigureItem = FromSchema<typeof figureItem>;

export const figures = defineSource({
  name: 'figures',
  title: 'Figures from the school’s records: those that it has no records for are left out',
  params: noParams,
  result: { type: 'array', maxItems: 5, items: figureItem },
  tags: ['disclosure', 'schoolProfile'],
  expires: 'midnight',
});
