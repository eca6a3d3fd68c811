import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { blogPostResult } from '#schemas/sources/blog-post.ts';
import { blogItem } from '#schemas/sources/blogs.ts';
import { linkTo } from '#schemas/theme/page-roles.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['blogHref', 'articleHref'],
  properties: {
    blogHref: { ...linkTo('blog'), description: 'The page with all articles' },
    articleHref: { ...linkTo('article'), description: 'The route of an article, with its param' },
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
