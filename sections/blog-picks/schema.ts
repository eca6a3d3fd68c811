import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { blogLink } from '#schemas/sources/blog-around.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    heading: { type: 'string', format: 'text', description: 'The section’s heading' },
    allLabel: { type: 'string', format: 'text', description: 'The text of the link to all articles' },
    blogHref: { type: 'string', format: 'link', default: '/blog', description: 'The page with all articles' },
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
