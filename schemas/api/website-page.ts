import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { defineCall, needs } from './define.ts';

const text = { type: 'string' } as const satisfies JSONSchema;
const whatever = { type: 'object', additionalProperties: true } as const satisfies JSONSchema;

export const pageParts = {
  type: 'object',
  additionalProperties: false,
  required: ['themeId', 'theme', 'template', 'visit', 'answers', 'pages', 'languages', 'content', 'preview'],
  properties: {
    themeId: { type: 'integer', minimum: 1 },
    /** The compiled theme, with this page's template alone. */
    theme: whatever,
    /** The id of the page's template. */
    template: text,
    /** What of the page is known without its data: the school, language, address. The choices are the caller's. */
    visit: whatever,
    /** What the sources gave, all that any section of the page may show. */
    answers: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['key', 'ok'],
        properties: {
          /** As the engine names the request. */
          key: text,
          ok: { type: 'boolean' },
          value: {},
        },
      },
    },
    /** The pages of the theme that can be opened, in the order of the theme; those of one item by the first of them. */
    pages: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['path', 'title', 'template'],
        properties: {
          path: text,
          /** As a menu has it; of a page with a role, the item’s. */
          title: text,
          template: text,
          /** What the page is where no menu has a name for it: one article, one album, or that there is no such page. */
          role: { type: 'string', enum: ['article', 'album', 'notFound'] },
        },
      },
    },
    /** This page in each language of the site. */
    languages: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['locale', 'name', 'path', 'current'],
        properties: { locale: text, name: text, path: text, current: { type: 'boolean' } },
      },
    },
    /** By the id of a page's data, the content type that fills it. */
    content: { type: 'object', additionalProperties: text },
    /** The address of the page as visitors see it, drawn for a frame; signed, for an hour or two. */
    preview: text,
  },
} as const satisfies JSONSchema;

export type WebsitePage = FromSchema<typeof pageParts>;

export const getWebsitePage = defineCall({
  id: 'getWebsitePage',
  group: 'Theme settings',
  host: 'school',
  method: 'GET',
  path: '/api/website/page',
  summary: 'What a page of the school’s website is made from, for who edits it',
  access: needs('/website', 'read'),
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['path'],
    properties: { path: { type: 'string', minLength: 1, maxLength: 500, pattern: '^/' } },
  },
  answers: { 200: { description: 'The theme, the page and its data', schema: pageParts } },
});
