import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { blogItem } from '#schemas/sources/blogs.ts';

const text = { type: 'string', format: 'text' } as const;
const href = { type: 'string', format: 'link' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading'],
  properties: {
    heading: { ...text, description: 'The section’s heading' },
    lead: { ...text, description: 'A sentence under the heading' },
    path: { ...href, default: '/blog', description: 'The path of this page' },
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
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
