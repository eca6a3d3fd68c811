import type { JSONSchema } from 'json-schema-to-ts';
import { defineSource } from './define.ts';
import { pageParams } from './params.ts';
import { topSchoolItem } from './top-schools.ts';

const schoolListItem = {
  ...topSchoolItem,
  properties: { ...topSchoolItem.properties, City: { type: 'string' } },
} as const satisfies JSONSchema;

export const schoolListResult = {
  type: 'object',
  additionalProperties: false,
  required: ['schools', 'page', 'hasMore', 'keyword', 'city'],
  properties: {
    schools: { type: 'array', items: schoolListItem },
    page: { type: 'integer', minimum: 1 },
    /** Whether there is a page after this one. */
    hasMore: { type: 'boolean' },
    /** What was searched for. */
    keyword: { type: 'string' },
    city: { type: 'string' },
  },
} as const satisfies JSONSchema;

export const schoolList = defineSource({
  name: 'schoolList',
  title: 'Active and listed schools by name, searched by name and city, page by page',
  params: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...pageParams,
      keyword: { type: 'string', default: '', description: 'Only those with this text in their name; empty for all' },
      city: {
        type: 'string',
        default: '',
        description: 'Only those with this text in their city or address; empty for all',
      },
    },
  },
  result: schoolListResult,
  tags: ['directory'],
  expires: 'never',
});
