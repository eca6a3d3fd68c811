import type { JSONSchema } from 'json-schema-to-ts';
import { contentLang } from './content-lang.ts';
import { defineSource } from './define.ts';
import { blogForParam } from './params.ts';
import { pictureSchema } from './picture.ts';

/** An article as other pages lead to it. */
export const blogLink = {
  type: 'object',
  additionalProperties: false,
  required: ['blog_Id', 'blog_Title', 'blog_Slug', 'entryDate'],
  properties: {
    blog_Id: { type: 'integer' },
    blog_Title: { type: 'string' },
    blog_Slug: { type: 'string' },
    blog_Media: { type: 'string' },
    blog_Media_Media: pictureSchema,
    entryDate: { type: 'string', format: 'date' },
    author: { type: 'string' },
    lang: contentLang,
  },
} as const satisfies JSONSchema;

export const blogAround = defineSource({
  name: 'blogAround',
  title: 'What to read beside one article of the blog: the newer, the older, and three others',
  params: {
    type: 'object',
    additionalProperties: false,
    properties: {
      slug: { type: 'string', default: '', description: 'The last part of the article’s address' },
      blogFor: blogForParam,
    },
  },
  result: {
    type: 'object',
    additionalProperties: false,
    required: ['others'],
    properties: {
      newer: blogLink,
      older: blogLink,
      /** At most three: of its category first, then those that are no neighbours, the newest first. */
      others: { type: 'array', items: blogLink },
    },
  } as const satisfies JSONSchema,
  tags: ['blog'],
  expires: 'never',
});
