import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { blogPostResult } from '#schemas/sources/blog-post.ts';
import { blogItem } from '#schemas/sources/blogs.ts';

const href = { type: 'string', format: 'link' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    blogHref: { ...href, default: '/blog', description: 'The page with all articles' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    post: { ...blogPostResult, description: 'The article' },
    others: { type: 'array', items: blogItem, description: 'Articles to choose the next from' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
