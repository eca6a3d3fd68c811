import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateTimeField } from '../fields.ts';
import { defineCall, needs } from './define.ts';
import { pagingFields } from './shared.ts';

const group = 'Theme settings';
const base = { group, host: 'any' } as const;
const read = needs('/website', 'read');
const write = needs('/website', 'write');

const settingName = { maxLength: 200 } as const;

/** What a school chooses of a theme. What the theme does not take is named in the answer, by field. */
export const choicesSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['preset', 'settings', 'tokens', 'overrides'],
  properties: {
    preset: { type: ['string', 'null'], maxLength: 200 },
    /** By id. */
    settings: {
      type: 'object',
      maxProperties: 500,
      propertyNames: settingName,
      additionalProperties: { type: ['boolean', 'number', 'string'], maxLength: 2000 },
    },
    /**
     * By the path of their token, colours as `#RRGGBB` (`color.primary`) and the families of fonts (`font.heading`).
     */
    tokens: {
      type: 'object',
      maxProperties: 500,
      propertyNames: settingName,
      additionalProperties: { type: 'string', maxLength: 100 },
    },
    /** By section: `<template>/<section>`, `header/<section>` or `footer/<section>`. */
    overrides: {
      type: 'object',
      maxProperties: 500,
      propertyNames: settingName,
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        properties: {
          hidden: { type: 'boolean' },
          look: { type: 'string', maxLength: 100 },
          settings: { type: 'object', maxProperties: 100, additionalProperties: true },
          /** By language, texts among the settings; those of `settings` are in the site’s first. */
          translations: {
            type: 'object',
            maxProperties: 20,
            propertyNames: { type: 'string', maxLength: 20 },
            additionalProperties: { type: 'object', maxProperties: 100, additionalProperties: { type: 'string' } },
          },
        },
      },
    },
    /**
     * By template, ids of its sections in the order in which they are to stand. Those that are not named follow the one
     * before them in the theme; header, footer and the section with the h1 stay.
     */
    order: {
      type: 'object',
      maxProperties: 100,
      propertyNames: settingName,
      additionalProperties: { type: 'array', maxItems: 200, items: { type: 'string', maxLength: 200 } },
    },
  },
} as const satisfies JSONSchema;

const themeId = { type: 'integer', minimum: 0, maximum: 2147483647 } as const satisfies JSONSchema;
const userOrNull = { type: ['string', 'null'] } as const satisfies JSONSchema;

const themeSettings = {
  type: 'object',
  additionalProperties: false,
  required: ['themeId', 'inUse', 'version', 'live', 'draft', 'lost', 'updatedAt', 'updatedBy'],
  properties: {
    themeId,
    /** Whether it is the theme that the school uses. */
    inUse: { type: 'boolean' },
    /** Grows with each change; what `If-Match` names. 0 where nothing was chosen yet. */
    version: { type: 'integer', minimum: 0 },
    /** What visitors see while the theme is in use; of a theme that is new to the school, what goes along with it. */
    live: choicesSchema,
    /** What the editor has open; null if that is what visitors see. */
    draft: { anyOf: [choicesSchema, { type: 'null' }] },
    /** Of the draft, or of what is live where there is none: what the theme's version does not take. */
    lost: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    updatedAt: { type: ['string', 'null'], format: 'date-time' },
    /** Null for the command line and imports. */
    updatedBy: userOrNull,
  },
} as const satisfies JSONSchema;

export type ThemeChoices = FromSchema<typeof choicesSchema>;
export type ThemeSettings = FromSchema<typeof themeSettings>;

const historyEntry = {
  type: 'object',
  additionalProperties: false,
  required: ['version', 'action', 'at', 'user', 'choices'],
  properties: {
    version: { type: 'integer', minimum: 1 },
    action: { enum: ['take', 'edit', 'publish', 'discard', 'restore'] },
    at: dateTimeField,
    user: userOrNull,
    /** As an editor saw them then, in the names of that time. */
    choices: choicesSchema,
  },
} as const satisfies JSONSchema;

export type ThemeSettingsEntry = FromSchema<typeof historyEntry>;

const params = {
  type: 'object',
  additionalProperties: false,
  required: ['themeId'],
  properties: { themeId },
} as const satisfies JSONSchema;

const restoreBody = {
  type: 'object',
  additionalProperties: false,
  required: ['version'],
  properties: { version: { type: 'integer', minimum: 1, maximum: 2147483647 } },
} as const satisfies JSONSchema;

const asItIs = { 200: { description: 'The record; its ETag is its version', schema: themeSettings } } as const;

export const getUsedThemeSettings = defineCall({
  ...base,
  id: 'getUsedThemeSettings',
  method: 'GET',
  path: '/api/theme-settings',
  summary: 'What the school has chosen of the theme that it uses: live, and the draft',
  access: read,
  answers: asItIs,
});

export const getThemeSettings = defineCall({
  ...base,
  id: 'getThemeSettings',
  method: 'GET',
  path: '/api/theme-settings/:themeId',
  summary: 'The same of any published theme',
  access: read,
  params,
  answers: asItIs,
});

export const listThemeSettingsHistory = defineCall({
  ...base,
  id: 'listThemeSettingsHistory',
  method: 'GET',
  path: '/api/theme-settings/:themeId/history',
  summary: 'What became of the choices for a theme, the last change first',
  access: read,
  params,
  query: { type: 'object', additionalProperties: false, properties: pagingFields },
  answers: { 200: { description: 'One page', schema: { type: 'array', items: historyEntry } } },
});

export const saveThemeSettings = defineCall({
  ...base,
  versioned: true,
  id: 'saveThemeSettings',
  method: 'PUT',
  path: '/api/theme-settings/:themeId',
  summary: 'Make these choices the draft, all of them; needs If-Match',
  access: write,
  params,
  body: choicesSchema,
  answers: asItIs,
});

export const publishThemeSettings = defineCall({
  ...base,
  versioned: true,
  id: 'publishThemeSettings',
  method: 'POST',
  path: '/api/theme-settings/:themeId/publish',
  summary: 'Show the draft to visitors; needs If-Match',
  access: write,
  params,
  answers: asItIs,
});

export const discardThemeSettings = defineCall({
  ...base,
  versioned: true,
  id: 'discardThemeSettings',
  method: 'POST',
  path: '/api/theme-settings/:themeId/discard',
  summary: 'Throw the draft away; needs If-Match',
  access: write,
  params,
  answers: asItIs,
});

export const restoreThemeSettings = defineCall({
  ...base,
  versioned: true,
  id: 'restoreThemeSettings',
  method: 'POST',
  path: '/api/theme-settings/:themeId/restore',
  summary: 'Make the choices of an earlier version the draft; needs If-Match',
  access: write,
  params,
  body: restoreBody,
  answers: asItIs,
});
