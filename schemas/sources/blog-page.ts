import type { JSONSchema } from 'json-schema-to-ts';
import { blogItem } from './blogs.ts';
import { defineSource } from './define.ts';
import { blogForParam, pageParams } from './params.ts';

export const blogPage = defineSource({
  name: 'blogPage',
  title: 'One page of the blog, the newest article first, and how many there are in all',
  params: { type: 'object', additionalProperties: false, properties: { ...pageParams, blogFor: blogForParam } },
  result: {
    type: 'object',
    additionalProperties: false,
    required: ['items', 'page', 'pages', 'total'],
    properties: {
      items: { type: 'array', items: blogItem },
      page: { type: 'integer', minimum: 1 },
      /** How many pages there are; 0 without an article. */
      pages: { type: 'integer', minimum: 0 },
      total: { type: 'integer', minimum: 0 },
    },
  } as const satisfies JSONSchema,
  tags: ['blog'],
  expires: 'never',
});
