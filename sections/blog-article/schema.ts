import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { blogLink } from '#schemas/sources/blog-around.ts';
import { blogPostResult } from '#schemas/sources/blog-post.ts';
import { linkTo } from '#schemas/theme/page-roles.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['blogHref', 'articleHref'],
  properties: {
    allLabel: { type: 'string', format: 'text', description: 'The text of the link to all articles' },
    blogHref: { ...linkTo('blog'), description: 'The page with all articles' },
    articleHref: { ...linkTo('article'), description: 'The route of an article, with its param' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    post: { ...blogPostResult, description: 'The article' },
    newer: { ...blogLink, description: 'The article published after it' },
    older: { ...blogLink, description: 'The article published before it' },
    siteUrl: { type: 'string', description: 'The address of the site, for the links that share the article' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
