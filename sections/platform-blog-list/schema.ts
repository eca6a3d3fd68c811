import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { blogItem } from '../../schemas/sources/blogs.ts';

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
    pageSize: {
      type: 'integer',
      minimum: 1,
      maximum: 50,
      default: 9,
      description: 'How many articles the page asks for',
    },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['items', 'page'],
  properties: {
    items: { type: 'array', items: blogItem, description: 'The articles, the newest first' },
    page: { type: 'integer', description: 'The page shown, counted from 1' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
