import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { contentTypes } from '../content/index.ts';
import { dateTimeField } from '../fields.ts';
import { defineCall, needs } from './define.ts';
import { linkAnswer, pagingFields } from './shared.ts';

const base = { group: 'Theme settings', host: 'school' } as const;
const read = needs('/website', 'read');
const write = needs('/website', 'write');

const themeId = { type: 'integer', minimum: 1, maximum: 2147483647 } as const satisfies JSONSchema;
const count = { type: 'integer', minimum: 0 } as const satisfies JSONSchema;
const contentType = { enum: contentTypes.map(({ type }) => type) } as const satisfies JSONSchema;

/** What of a school a theme does not show. */
const missing = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'name', 'count'],
  properties: {
    /**
     * `content`: no section of the theme shows this type; `language`: it has no texts in it; `page`: it has no page at
     * this address; `link`: links in the school's content lead to this address, where it has none; `choice`: what the school has chosen of its theme in use does not go along.
     */
    kind: { enum: ['content', 'language', 'page', 'link', 'choice'] },
    /** The content type, the language, the address, or what kind of choice. */
    name: { type: 'string' },
    count: { type: 'integer', minimum: 1 },
  },
} as const satisfies JSONSchema;

export type MissingInTheme = FromSchema<typeof missing>;

const theme = {
  type: 'object',
  additionalProperties: false,
  required: [
    'themeId',
    'slug',
    'name',
    'version',
    'inUse',
    'sections',
    'missing',
    'appears',
    'choices',
    'contrast',
    'preview',
  ],
  properties: {
    themeId,
    slug: { type: 'string' },
    name: { type: 'string' },
    version: { type: 'string' },
    inUse: { type: 'boolean' },
    /** Of the home page, header and footer aside: those with something in them, all, and those that the school hides. */
    sections: {
      type: 'object',
      additionalProperties: false,
      required: ['filled', 'total', 'hidden'],
      properties: { filled: count, total: count, hidden: count },
    },
    missing: { type: 'array', items: missing },
    /** Content that the theme in use has no place for, and this one has. */
    appears: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['type', 'count'],
        properties: { type: contentType, count: { type: 'integer', minimum: 1 } },
      },
    },
    /** What the site begins with in this theme. */
    choices: {
      type: 'object',
      additionalProperties: false,
      required: ['own', 'count'],
      properties: {
        /** Whether the school has used or edited the theme before, and finds its choices as it left them. */
        own: { type: 'boolean' },
        count,
      },
    },
    /** Of texts on their grounds, with the school's colours. */
    contrast: {
      type: 'object',
      additionalProperties: false,
      required: ['pairs', 'met', 'lowest', 'needed'],
      properties: {
        pairs: count,
        met: count,
        /** Of the pair that is nearest to what it needs, or furthest below. */
        lowest: { type: 'number' },
        needed: { type: 'number' },
      },
    },
    /** The address of the home page in this theme, on the school's host, for an hour or two. */
    preview: { type: 'string' },
  },
} as const satisfies JSONSchema;

export type SchoolTheme = FromSchema<typeof theme>;

export const listSchoolThemes = defineCall({
  ...base,
  id: 'listSchoolThemes',
  method: 'GET',
  path: '/api/themes',
  summary: 'Every published theme with what the school would be in it now',
  access: read,
  answers: {
    200: {
      description: 'The themes by their ids, and what is the same in all of them',
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['at', 'items', 'pictures', 'locales', 'themes'],
        properties: {
          at: dateTimeField,
          /** How many items of content visitors see. */
          items: count,
          pictures: count,
          /** The languages of the website, the first first. */
          locales: { type: 'array', items: { type: 'string' } },
          themes: { type: 'array', items: theme },
        },
      },
    },
  },
});

const params = {
  type: 'object',
  additionalProperties: false,
  required: ['themeId'],
  properties: { themeId },
} as const satisfies JSONSchema;

export const makePreviewLink = defineCall({
  ...base,
  id: 'makePreviewLink',
  method: 'POST',
  path: '/api/themes/:themeId/preview-link',
  summary: 'A link to the whole website in a theme, for people without a log-in',
  access: write,
  params,
  answers: {
    201: linkAnswer,
  },
});

export const applyTheme = defineCall({
  ...base,
  id: 'applyTheme',
  method: 'POST',
  path: '/api/themes/:themeId/apply',
  summary: 'Show the website in a theme to all visitors; the choices for each theme stay',
  access: write,
  params,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['used'],
    properties: {
      /** The theme that the caller takes to be in use: where another is, nothing is changed. */
      used: themeId,
    },
  },
  answers: {
    200: {
      description: 'The theme in use now, and the one before',
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['used', 'before'],
        properties: { used: themeId, before: themeId },
      },
    },
  },
});

const themeSwitch = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'at', 'user', 'from', 'to'],
  properties: {
    id: { type: 'integer' },
    at: dateTimeField,
    /** Who did it, as the audit log names them. */
    user: { type: 'string' },
    /** Null where there was none before. */
    from: { type: ['integer', 'null'] },
    to: { type: 'integer' },
  },
} as const satisfies JSONSchema;

export type ThemeSwitch = FromSchema<typeof themeSwitch>;

export const listThemeSwitches = defineCall({
  ...base,
  id: 'listThemeSwitches',
  method: 'GET',
  path: '/api/themes/switches',
  summary: 'Which theme was followed by which, the last switch first',
  access: read,
  query: { type: 'object', additionalProperties: false, properties: pagingFields },
  answers: { 200: { description: 'One page', schema: { type: 'array', items: themeSwitch } } },
});
