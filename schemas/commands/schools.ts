import type { JSONSchema } from 'json-schema-to-ts';
import { noParams } from '../described.ts';
import { defineCommand, slugParam, themeIdParam } from './define.ts';

export const listSchools = defineCommand({
  name: 'school list',
  params: noParams,
});

export const setTheme = defineCommand({
  name: 'school set-theme',
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['slug', 'themeId'],
    properties: {
      slug: slugParam,
      themeId: themeIdParam,
    },
  },
});

/** A name in a theme, or what stands there; what it may be, the theme says. */
const nameParam = { type: 'string', minLength: 1, maxLength: 400 } as const satisfies JSONSchema;
const namesParam = { type: 'array', maxItems: 500, items: nameParam } as const satisfies JSONSchema;
const namedValues = {
  type: 'array',
  maxItems: 500,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['name', 'value'],
    properties: { name: nameParam, value: { type: 'string', maxLength: 2000 } },
  },
} as const satisfies JSONSchema;

export const changeThemeSettings = defineCommand({
  name: 'school theme-settings',
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['slug', 'set', 'tokens', 'looks', 'hide', 'show', 'reset', 'order', 'draft'],
    properties: {
      slug: slugParam,
      /** Without it, the theme that the school uses. */
      themeId: themeIdParam,
      /** Null for none; without it, it stays. */
      preset: { anyOf: [nameParam, { type: 'null' }] },
      /** Settings of the theme by id, and of its sections as `home/gallery.limit`. */
      set: namedValues,
      tokens: namedValues,
      /** Of sections. */
      looks: namedValues,
      /** Sections: `home/birthdays`. */
      hide: namesParam,
      show: namesParam,
      /** Settings, tokens, sections, and templates by their order, that are to be as the theme has them. */
      reset: namesParam,
      order: {
        type: 'array',
        maxItems: 100,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['template', 'sections'],
          properties: { template: nameParam, sections: namesParam },
        },
      },
      /** What becomes of the draft, after what is changed of it. */
      draft: { enum: ['keep', 'publish', 'discard'] },
    },
  },
});

export const setSlug = defineCommand({
  name: 'school set-slug',
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['slug', 'wanted'],
    properties: {
      slug: slugParam,
      wanted: slugParam,
    },
  },
});

export const moveSchool = defineCommand({
  name: 'school state',
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['slug', 'state', 'reason'],
    properties: {
      slug: slugParam,
      state: { type: 'string', maxLength: 100 },
      /** 3 to 500 characters; the school reads it in its own log. */
      reason: { type: 'string', maxLength: 5000 },
    },
  },
});

export const eraseClosedSchools = defineCommand({
  name: 'school erase-closed',
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['dryRun'],
    properties: {
      /** Only says what would go. */
      dryRun: { type: 'boolean' },
    },
  },
});
