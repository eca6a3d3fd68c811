import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { blogLink } from '#schemas/sources/blog-around.ts';
import { linkTo } from '#schemas/theme/page-roles.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['blogHref', 'articleHref'],
  properties: {
    heading: { type: 'string', format: 'text', description: 'The section’s heading' },
    allLabel: { type: 'string', format: 'text', description: 'The text of the link to all articles' },
    blogHref: { ...linkTo('blog'), description: 'The page with all articles' },
    articleHref: { ...linkTo('article'), description: 'The route of an article, with its param' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['items'],
  properties: {
    items: { type: 'array', items: blogLink, description: 'Articles, of which the first three stand' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
