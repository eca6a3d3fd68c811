import type { JSONSchema } from 'json-schema-to-ts';
import { audience } from './audience.ts';
import { defineContentType } from './define.ts';

const eventSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['noticeHead', 'entryDateTime'],
  properties: {
    noticeID: { type: 'integer' },
    noticeHead: { type: 'string', minLength: 1, maxLength: 200 },
    noticeDetails: { type: 'string', format: 'multiline', maxLength: 4000 },
    /** When it starts. */
    entryDateTime: { type: 'string', format: 'local-date-time' },
    /** When it ends; without it, on the day it starts. */
    endDateTime: { type: 'string', format: 'local-date-time' },
    /** Whether only the days count, and not the hours. */
    allDay: { type: 'boolean' },
    venue: { type: 'string', maxLength: 150 },
    image: { type: 'string', format: 'media' },
    audience,
    /** Whether visitors see it; they do unless it says no. */
    showOnWebsite: { type: 'boolean' },
    lang: { type: 'string', format: 'locale' },
  },
} as const satisfies JSONSchema;

export const event = defineContentType({
  type: 'event',
  area: '/website',
  singleton: false,
  schema: eventSchema,
  media: { image: 'public' },
  texts: ['noticeHead', 'noticeDetails', 'venue'],
  nameField: 'noticeHead',
  order: { by: 'entryDateTime', end: 'endDateTime' },
  server: ['noticeID'],
});
