import type { JSONSchema } from 'json-schema-to-ts';
import { withOfProduct } from '../annotations.ts';

/** Paging of a list; 20 to a page by default. */
export const pageParams = {
  page: { type: 'integer', minimum: 1, maximum: 100000, default: 1, description: 'Counted from 1' },
  pageSize: { type: 'integer', minimum: 1, maximum: 100, default: 20, description: 'The most given at once' },
} as const satisfies Record<string, JSONSchema>;

/** Whom articles are for, as the call for blogs takes it. */
export const blogForParam = withOfProduct([1], {
  type: 'integer',
  enum: [-1, 1, 2],
  default: -1,
  description: '1: articles for who runs a school; 2: a school’s own; -1: all',
} as const);

/** A search in names; an empty one finds everything. */
export const keywordParam = {
  type: 'string',
  maxLength: 100,
  default: '',
  description: 'Only those with this text in them; empty for all',
} as const satisfies JSONSchema;
