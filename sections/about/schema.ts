import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { aboutResult } from '../../schemas/sources/about.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    missionHeading: { type: 'string', format: 'text' },
    visionHeading: { type: 'string', format: 'text' },
    moreLabel: { type: 'string', format: 'text' },
    /** A page with more about the school; no link without it. */
    moreHref: { type: 'string' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['about'],
  properties: { about: aboutResult },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
