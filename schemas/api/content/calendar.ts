import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField } from '../../fields.ts';
import { defineCall, needs } from '../define.ts';
import { group, listedItem } from './item.ts';

const { type, id, state, version, publish_at } = listedItem.properties;

/** A date, or a date and a time, as the item has it. */
const dayOrTime = { type: ['string', 'null'] } as const satisfies JSONSchema;

const calendarItem = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'id', 'name', 'state', 'version', 'publish_at', 'start', 'end'],
  properties: {
    type,
    id,
    /** As an editor sees it. */
    name: { type: 'string' },
    state,
    version,
    publish_at,
    /** Null for what is on no day, and only goes live on one. */
    start: dayOrTime,
    /** Null where it ends on the day that it starts on. */
    end: dayOrTime,
  },
} as const satisfies JSONSchema;

export type CalendarItem = FromSchema<typeof calendarItem>;

const daysQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['from', 'to'],
  properties: { from: dateField, to: dateField },
} as const satisfies JSONSchema;

/** How many days are read at once. */
export const maxCalendarDays = 62;

export const listCalendar = defineCall({
  id: 'listCalendar',
  method: 'GET',
  path: '/api/contentByDay',
  group,
  summary: 'Notices, events and holidays on some days, and whatever is to go live on them, drafts too',
  host: 'any',
  access: needs('/website', 'read'),
  query: daysQuery,
  answers: {
    200: { description: 'The items, by day', schema: { type: 'array', maxItems: 1000, items: calendarItem } },
  },
});
