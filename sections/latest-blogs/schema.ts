import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { blogItem } from '#schemas/sources/blogs.ts';
import { linkTo } from '#schemas/theme/page-roles.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['articleHref'],
  properties: {
    heading: { type: 'string', format: 'text', description: 'The section’s heading' },
    moreLabel: { type: 'string', format: 'text', description: 'The text of the link to all articles' },
    moreHref: { type: 'string', format: 'link', description: 'A page with all articles; no link without it' },
    articleHref: { ...linkTo('article'), description: 'The route of an article, with its param' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['items'],
  properties: {
    items: { type: 'array', items: blogItem, description: 'Articles, the newest first' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
