import type { JSONSchema } from 'json-schema-to-ts';
import { dateTimeField } from '../fields.ts';

/** The ways in which requests name their school; each is compared with the school of the session and host. */
export const schoolIdNames = ['schoolId', 'School_Id', 'SchoolId', 'SchoolID'] as const;

/** A school's id as requests carry it. 0 and below stand for none. */
export const schoolIdField = { type: 'integer', minimum: -1, maximum: 2147483647 } as const satisfies JSONSchema;

/** The school under each of its names; on a school's own host it may be left out. */
export const schoolFields = {
  schoolId: schoolIdField,
  School_Id: schoolIdField,
  SchoolId: schoolIdField,
  SchoolID: schoolIdField,
} as const satisfies Record<(typeof schoolIdNames)[number], JSONSchema>;

/** A row's id, with 0 for one that is to be made. */
export const idOrNewField = { type: 'integer', minimum: 0, maximum: 2147483647 } as const satisfies JSONSchema;

/** A filter by id: -1 is all. */
export const filterField = {
  type: 'integer',
  minimum: -1,
  maximum: 2147483647,
  default: -1,
} as const satisfies JSONSchema;

/** Paging of every list: 20 rows unless the query says otherwise. */
export const pagingFields = {
  page: { type: 'integer', minimum: 1, maximum: 100000, default: 1 },
  pageSize: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
} as const satisfies Record<string, JSONSchema>;

export const keywordField = { type: 'string', maxLength: 100 } as const satisfies JSONSchema;

/** A filter by day: -1 is all. */
export const dayFilter = { type: 'string', format: 'day-filter', default: '-1' } as const satisfies JSONSchema;

/** An answer that says only that it is done. */
export const doneSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['message'],
  properties: { message: { type: 'string' } },
} as const satisfies JSONSchema;

/** An answer with a link that ends. */
export const linkAnswer = {
  description: 'The link, and when it ends',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['url', 'until'],
    properties: { url: { type: 'string' }, until: dateTimeField },
  },
} as const;
