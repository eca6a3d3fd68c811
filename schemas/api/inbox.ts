import type { JSONSchema } from 'json-schema-to-ts';
import { idField } from '../fields.ts';
import { keywordField, pagingFields } from './shared.ts';

// What the calls share with which an office reads what was written to it.

/** Filters of a list by state (-1 is all) and by a part of what is written. */
export const inboxFilters = <const T extends readonly string[]>(statuses: T) =>
  ({
    /** -1 is all. */
    Status: { enum: ['-1', ...statuses], default: '-1' },
    keyword: keywordField,
  }) as const satisfies Record<string, JSONSchema>;

/** The query of a table of all that is found. */
export const queryOf = <const T extends Readonly<Record<string, JSONSchema>>>(properties: T) =>
  ({ type: 'object', additionalProperties: false, properties }) as const satisfies JSONSchema;

/** The query of a list, page by page. */
export const pagedQueryOf = <const T extends Readonly<Record<string, JSONSchema>>>(filters: T) =>
  queryOf({ ...filters, ...pagingFields });

/** The params of a call about one row. */
export const idParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: idField },
} as const satisfies JSONSchema;
