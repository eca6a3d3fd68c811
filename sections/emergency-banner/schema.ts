import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { asksFor } from '#schemas/annotations.ts';
import { noticeItem } from '#schemas/sources/notices.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    tone: {
      enum: ['red', 'amber', 'blue'],
      default: 'red',
      description: 'The colour of the band; the same in every theme, so that it is known again',
    },
    noticesHref: {
      type: 'string',
      format: 'link',
      description: 'The page of notices, where all of the text stands; none leaves the link out',
    },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['items'],
  properties: {
    items: asksFor(
      { level: 'Emergency' },
      { type: 'array', items: noticeItem, description: 'The notices that are an emergency' },
    ),
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
