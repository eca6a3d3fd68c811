import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { blogItem } from '#schemas/sources/blogs.ts';

const text = { type: 'string', format: 'text' } as const;
const href = { type: 'string', format: 'link' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading', 'moreLabel'],
  properties: {
    heading: { ...text, description: 'The section’s heading' },
    moreLabel: { ...text, description: 'The text of the link to all articles' },
    moreHref: { ...href, default: '/blog', description: 'Where it leads' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['items'],
  properties: {
    items: { type: 'array', items: blogItem, description: 'The articles, the newest first' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
