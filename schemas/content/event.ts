import type { JSONSchema } from 'json-schema-to-ts';
import { defineContentType } from './define.ts';

export const eventSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['noticeHead', 'entryDateTime'],
  properties: {
    noticeID: { type: 'integer' },
    noticeHead: { type: 'string', minLength: 1, maxLength: 200 },
    noticeDetails: { type: 'string', maxLength: 4000 },
    entryDateTime: { type: 'string', format: 'local-date-time' },
    lang: { type: 'string', format: 'locale' },
  },
} as const satisfies JSONSchema;

export const event = defineContentType({
  type: 'event',
  singleton: false,
  schema: eventSchema,
  media: {},
  nameField: 'noticeHead',
});
