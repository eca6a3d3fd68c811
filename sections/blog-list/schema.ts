import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { blogItem } from '#schemas/sources/blogs.ts';
import { linkTo } from '#schemas/theme/page-roles.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['blogHref', 'articleHref'],
  properties: {
    heading: { type: 'string', format: 'text', description: 'The section’s heading' },
    hideHeading: {
      type: 'boolean',
      description: 'Whether the heading is for screen readers alone, where that of the page says it already',
    },
    blogHref: { ...linkTo('blog'), description: 'The page with all articles' },
    articleHref: { ...linkTo('article'), description: 'The route of an article, with its param' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['items', 'page', 'pages'],
  properties: {
    items: { type: 'array', items: blogItem, description: 'The articles of this page, the newest first' },
    page: { type: 'integer', description: 'The page shown, counted from 1' },
    pages: { type: 'integer', description: 'How many pages there are' },
    total: { type: 'integer', description: 'How many articles there are on all pages' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
