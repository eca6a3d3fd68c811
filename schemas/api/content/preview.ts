import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { defineCall, needsType } from '../define.ts';
import { choicesSchema } from '../theme-settings.ts';
import { pageParts } from '../website-page.ts';
import { fieldsBody, itemParams } from './item.ts';

const path = { type: 'string', minLength: 1, maxLength: 500, pattern: '^/' } as const satisfies JSONSchema;

const body = {
  type: 'object',
  additionalProperties: false,
  required: ['document'],
  properties: {
    /** The whole document as it is in the form, saved or not. */
    document: fieldsBody,
    /** The page to show it on, one of the places; without it the first that has it. */
    path,
    /** The language of the page; without it the site's first. */
    locale: { type: 'string', format: 'locale' },
  },
} as const satisfies JSONSchema;

const place = {
  type: 'object',
  additionalProperties: false,
  required: ['path', 'title', 'isOwn', 'hasItem'],
  properties: {
    path,
    title: { type: 'string' },
    /** Whether it is the item's own page. */
    isOwn: { type: 'boolean' },
    /** Whether what the page is made from would be different without the item. */
    hasItem: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

const preview = {
  type: 'object',
  additionalProperties: false,
  required: ['places', 'path', 'page', 'choices'],
  properties: {
    /** Pages of the theme that show items of the type, in one language; none where no page does. */
    places: { type: 'array', items: place },
    /** The place whose page it is; null where there is none. */
    path: { anyOf: [{ type: 'null' }, path] },
    page: { anyOf: [{ type: 'null' }, pageParts] },
    /** The choices for the theme that visitors see. */
    choices: choicesSchema,
  },
} as const satisfies JSONSchema;

export type ContentPreview = FromSchema<typeof preview>;

export const previewContent = defineCall({
  id: 'previewContent',
  group: 'Publishing',
  host: 'any',
  method: 'POST',
  path: '/api/content/:type/:id/preview',
  summary:
    'The page of the school’s website that shows an item, with a document that nobody has saved; nothing changes',
  access: needsType('write'),
  params: itemParams,
  body,
  answers: { 200: { description: 'The page and where else the type is shown', schema: preview } },
});
