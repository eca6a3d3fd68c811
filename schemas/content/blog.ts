import type { JSONSchema } from 'json-schema-to-ts';
import { defineContentType } from './define.ts';

const blogSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['blog_Title', 'blog_Description', 'entryDate'],
  properties: {
    blog_Id: { type: 'integer' },
    blog_Title: { type: 'string', minLength: 1, maxLength: 200 },
    blog_Slug: { type: 'string', format: 'slug' },
    blog_Description: { type: 'string', format: 'multiline', minLength: 1, maxLength: 60000 },
    blog_Media: { type: 'string', format: 'media' },
    entryDate: { type: 'string', format: 'date' },
    /** 1: of the product; 2: of a school. Without it, whoever's it is. */
    blogFor: { enum: [1, 2] },
    blogCategoryId: { type: 'integer', minimum: 1, maximum: 2147483647 },
    author: { type: 'string', maxLength: 100 },
    lang: { type: 'string', format: 'locale' },
  },
} as const satisfies JSONSchema;

export const blog = defineContentType({
  type: 'blog',
  area: '/website',
  singleton: false,
  schema: blogSchema,
  media: { blog_Media: 'public' },
  html: ['blog_Description'],
  texts: ['blog_Title', 'blog_Description', 'author'],
  nameField: 'blog_Title',
  order: { by: 'entryDate', isNewestFirst: true },
  server: ['blog_Id', 'blog_Slug'],
  statusNames: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    published: 'Published',
    changed: 'Published',
    expired: 'Archived',
    deleted: 'Archived',
  },
});
