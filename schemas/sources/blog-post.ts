import type { JSONSchema } from 'json-schema-to-ts';
import { blogItem } from './blogs.ts';
import { defineSource } from './define.ts';

export const blogPostResult = { anyOf: [blogItem, { type: 'null' }] } as const satisfies JSONSchema;

export const blogPost = defineSource({
  name: 'blogPost',
  title: 'One article of the blog by its slug; nothing where there is none',
  params: {
    type: 'object',
    additionalProperties: false,
    properties: {
      slug: { type: 'string', default: '', description: 'The last part of the article’s address' },
    },
  },
  result: blogPostResult,
  tags: ['blog'],
  expires: 'never',
});
