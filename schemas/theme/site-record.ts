import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { fontFamilies } from './font-families.ts';

/** What a school changes of its theme: never a copy of the theme, kept with the school. */
export const siteRecordSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['themeId'],
  properties: {
    themeId: { type: 'integer' },
    /** Null follows the theme's live version; a hash pins one. */
    version: { anyOf: [{ type: 'string', pattern: '^[0-9a-f]{64}$' }, { type: 'null' }] },
    preset: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    settings: {
      type: 'object',
      additionalProperties: { anyOf: [{ type: 'boolean' }, { type: 'number' }, { type: 'string' }] },
    },
    /** Token path to a hex colour (`color.primary`), or to a font that Schoolyard brings (`font.heading`). */
    tokens: {
      type: 'object',
      additionalProperties: { type: 'string', anyOf: [{ pattern: '^#[0-9A-Fa-f]{6}$' }, { enum: fontFamilies }] },
    },
    /** `<template>/<section>`, `header/<section>` or `footer/<section>`. */
    overrides: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        properties: {
          hidden: { type: 'boolean' },
          look: { type: 'string' },
          settings: { type: 'object' },
          /** By language, its texts among the settings; those of `settings` are in the site's first. */
          translations: {
            type: 'object',
            additionalProperties: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
    /** By template, ids of its sections in the order in which they are to stand; the others follow their neighbour. */
    order: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
} as const satisfies JSONSchema;

export type SiteRecord = FromSchema<typeof siteRecordSchema>;
