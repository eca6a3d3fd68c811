import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { schoolTimings } from '../content/school-profile.ts';
import { noParams } from '../described.ts';
import { timeField } from '../fields.ts';
import { contentLang } from './content-lang.ts';
import { defineSource } from './define.ts';

/** A time in milliseconds since the epoch. */
const instant = { type: 'integer' } as const satisfies JSONSchema;

const namedDays = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'startHolidayDate', 'endHolidayDate'],
  properties: {
    name: { type: 'string' },
    startHolidayDate: { type: 'string', format: 'date' },
    endHolidayDate: { type: 'string', format: 'date' },
    lang: contentLang,
  },
} as const satisfies JSONSchema;

const noticeHead = {
  type: 'object',
  additionalProperties: false,
  required: ['noticeID', 'noticeHead', 'entryDateTime'],
  properties: {
    noticeID: { type: 'integer' },
    noticeHead: { type: 'string' },
    /** In the school's time: YYYY-MM-DDTHH:MM. */
    entryDateTime: { type: 'string', format: 'local-date-time' },
    lang: contentLang,
  },
} as const satisfies JSONSchema;

const schoolDay = {
  type: 'object',
  additionalProperties: false,
  required: ['date', 'state', 'from', 'until'],
  properties: {
    date: { type: 'string', format: 'date' },
    /** What counts most: an emergency, a changed timing, closed, open. `unknown` where the school gives no timings. */
    state: { enum: ['emergency', 'changed', 'closed', 'open', 'unknown'] },
    /** The holiday or the change of timing that makes it so; a weekly day off has none. */
    reason: namedDays,
    opens: timeField,
    closes: timeField,
    /** Whether the change of timing gives another hour to begin, or to end. */
    opensChanged: { type: 'boolean' },
    closesChanged: { type: 'boolean' },
    /** Midnight before and after it, and its hours. */
    from: instant,
    until: instant,
    opensAt: instant,
    closesAt: instant,
    /** The next day on which the school is open. */
    next: {
      type: 'object',
      additionalProperties: false,
      required: ['date'],
      properties: { date: { type: 'string', format: 'date' }, opens: timeField },
    },
    /** The first holiday that begins after this day. */
    nextHoliday: namedDays,
  },
} as const satisfies JSONSchema;

export type SchoolDay = FromSchema<typeof schoolDay>;

export const todayResult = {
  type: 'object',
  additionalProperties: false,
  required: ['timeZone', 'days', 'timings', 'hasNews'],
  properties: {
    timeZone: { type: 'string' },
    /** Today and tomorrow: a page that stays open turns at midnight. */
    days: { type: 'array', items: schoolDay, minItems: 2, maxItems: 2 },
    timings: schoolTimings,
    emergency: noticeHead,
    pinned: noticeHead,
    newestNotice: noticeHead,
    nextEvent: noticeHead,
    /** Whether there is anything to say of today at all. */
    hasNews: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type Today = FromSchema<typeof todayResult>;

export const today = defineSource({
  name: 'today',
  title: 'Whether the school is open today and why, its timings, the next holiday and event, and the pinned notice',
  params: noParams,
  result: todayResult,
  tags: ['schoolProfile', 'holiday', 'notice', 'event'],
  expires: 'midnight',
});
