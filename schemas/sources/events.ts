import type { JSONSchema } from 'json-schema-to-ts';
import { contentLang } from './content-lang.ts';
import { defineSource } from './define.ts';
import { pageParams } from './params.ts';
import { pictureSchema } from './picture.ts';

const eventItem = {
  type: 'object',
  additionalProperties: false,
  required: ['noticeID', 'noticeHead', 'entryDateTime', 'past'],
  properties: {
    noticeID: { type: 'integer' },
    noticeHead: { type: 'string' },
    noticeDetails: { type: 'string' },
    /** When it starts, in the school's time: YYYY-MM-DDTHH:MM. */
    entryDateTime: { type: 'string', format: 'local-date-time' },
    /** When it ends, where that is said. */
    endDateTime: { type: 'string', format: 'local-date-time' },
    /** Whether the hours count for nothing. */
    allDay: { type: 'boolean' },
    venue: { type: 'string' },
    lang: contentLang,
    image: { type: 'string' },
    image_Media: pictureSchema,
    /** Whether its last day is over. */
    past: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export const events = defineSource({
  name: 'events',
  title: 'Events: those to come, the next one first, then past ones, the latest first',
  params: { type: 'object', additionalProperties: false, properties: pageParams },
  result: { type: 'array', items: eventItem },
  atMost: 'pageSize',
  tags: ['event'],
  expires: 'midnight',
});
