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
