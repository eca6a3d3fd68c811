import type { JSONSchema } from 'json-schema-to-ts';
import { contentLang } from './content-lang.ts';
import { defineSource } from './define.ts';
import { blogForParam, pageParams } from './params.ts';
import { pictureSchema } from './picture.ts';

export const blogItem = {
  type: 'object',
  additionalProperties: false,
  required: ['blog_Id', 'blog_Title', 'blog_Slug', 'blog_Description', 'entryDate'],
  properties: {
    blog_Id: { type: 'integer' },
    blog_Title: { type: 'string' },
    /** The last part of its address, /blog/{slug}. */
    blog_Slug: { type: 'string' },
    /** Sanitised HTML; in a list with more than a million characters, the later ones only begin. */
    blog_Description: { type: 'string' },
    blog_Media: { type: 'string' },
    blog_Media_Media: pictureSchema,
    entryDate: { type: 'string', format: 'date' },
    author: { type: 'string' },
    lang: contentLang,
  },
} as const satisfies JSONSchema;

export const blogs = defineSource({
  name: 'blogs',
  title: 'Articles of the blog, the newest first',
  params: { type: 'object', additionalProperties: false, properties: { ...pageParams, blogFor: blogForParam } },
  result: { type: 'array', items: blogItem },
  atMost: 'pageSize',
  tags: ['blog'],
  expires: 'never',
});
