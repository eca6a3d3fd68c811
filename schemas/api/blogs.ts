import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { idField } from '../fields.ts';
import { blogItem } from '../sources/blogs.ts';
import { anyone, defineCall } from './define.ts';
import { filterField, pagingFields, schoolIdField } from './shared.ts';

/** As the source of blogs gives them, with what the list can be filtered by. */
const blogRow = {
  ...blogItem,
  properties: { ...blogItem.properties, blogFor: { enum: [1, 2] }, blogCategoryId: { type: 'integer', minimum: 1 } },
} as const satisfies JSONSchema;

export type BlogRow = FromSchema<typeof blogRow>;

const listQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** 0 is the product's own blog. */
    schoolId: schoolIdField,
    /** 1: of the product; 2: of schools; -1: all. */
    blogFor: { enum: [-1, 1, 2], type: 'integer', default: -1 },
    blogCategoryId: filterField,
    ...pagingFields,
  },
} as const satisfies JSONSchema;

const detailsQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    schoolId: schoolIdField,
    blog_Id: idField,
    blog_Slug: { type: 'string', maxLength: 200 },
  },
} as const satisfies JSONSchema;

export const listBlogs = defineCall({
  id: 'listBlogs',
  method: 'GET',
  path: '/api/blog/blog_list',
  group: 'Blog',
  summary: 'Published articles, the newest first',
  host: 'any',
  access: anyone,
  query: listQuery,
  answers: { 200: { description: 'One page', schema: { type: 'array', items: blogRow } } },
  validated: true,
});

export const blogDetails = defineCall({
  id: 'blogDetails',
  method: 'GET',
  path: '/api/blog/blog_details',
  group: 'Blog',
  summary: 'One published article, by blog_Id or blog_Slug',
  host: 'any',
  access: anyone,
  query: detailsQuery,
  answers: { 200: { description: 'The article', schema: blogRow } },
  validated: true,
});
