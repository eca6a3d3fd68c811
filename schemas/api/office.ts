import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { audience } from '../content/audience.ts';
import { dateField, dateTimeField } from '../fields.ts';
import { firstSteps } from '../first-steps.ts';
import { halfDays } from '../records/attendance.ts';
import { holidayItem } from '../sources/holidays.ts';
import { noticeItem } from '../sources/notices.ts';
import { visitPeriods } from '../visit-periods.ts';
import { countField, countsRecord, percentField, placeFields } from './attendance/shared.ts';
import { defineCall, needs, signedIn } from './define.ts';
import { doneSchema } from './shared.ts';
import { ownDayRecord } from './staff/check-in.ts';

/** What may wait for an office, in the order in which it is shown. */
const workKinds = [
  'newEnquiries',
  'overdueFollowUps',
  'askedRegisters',
  'missingRegisters',
  'studentLeave',
  'staffLeave',
  'messages',
  'failedPublication',
  'waitingChanges',
  'expiredDocuments',
  'expiringDocuments',
  'staffDocuments',
  'unverifiedEmail',
] as const;

const work = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'count', 'names'],
  properties: {
    kind: { enum: workKinds },
    count: { type: 'integer', minimum: 1 },
    /** The first three, by their names; of documents the fields of the disclosure. */
    names: { type: 'array', maxItems: 3, items: { type: 'string' } },
    /** The day that the first of them is due, or was. */
    date: dateField,
  },
} as const satisfies JSONSchema;

export type Work = FromSchema<typeof work>;

/** How far Today looks ahead, in days, and how much of it is told. */
export const comingLimits = { days: 14, entries: 8 } as const;

const comingEntry = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'id', 'name', 'from', 'to'],
  properties: {
    /** On days of exams and of another timing there is school. */
    kind: { enum: ['event', 'holiday', 'exam', 'timing'] },
    id: { type: 'integer' },
    name: { type: 'string' },
    from: dateField,
    /** The last day of it. */
    to: dateField,
    /** When an event starts, or school under another timing, by the school's clock: `HH:mm`. */
    time: { type: 'string' },
    place: { type: 'string' },
  },
} as const satisfies JSONSchema;

export type ComingEntry = FromSchema<typeof comingEntry>;

const firstRun = {
  type: 'object',
  additionalProperties: false,
  required: ['done', 'samples', 'isPutAway'],
  properties: {
    /** The steps whose work is there now: it may be undone. */
    done: { type: 'array', uniqueItems: true, items: { enum: firstSteps } },
    /** How many items of content are still samples. */
    samples: { type: 'integer', minimum: 0 },
    /** Whether somebody has put the list away, for the whole office. */
    isPutAway: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type FirstRun = FromSchema<typeof firstRun>;

/** How many are there today, by the registers that are taken. */
const dayFigures = {
  type: 'object',
  additionalProperties: false,
  required: ['Counts', 'Percent', 'Registers', 'Taken', 'Students'],
  properties: {
    Counts: countsRecord,
    Percent: percentField,
    /** How many classes have school today, and how many of their registers are taken. */
    Registers: countField,
    Taken: countField,
    /** How many students these classes have. */
    Students: countField,
  },
} as const satisfies JSONSchema;

export type DayFigures = FromSchema<typeof dayFigures>;

const openRegister = {
  type: 'object',
  additionalProperties: false,
  required: ['Class_Id', 'Section_Id', 'Name', 'Students'],
  properties: {
    ...placeFields,
    /** As the school calls it, with the section. */
    Name: { type: 'string' },
    Students: countField,
    /** Of which half, where the day has a register for each. */
    Part: { enum: halfDays },
  },
} as const satisfies JSONSchema;

export type OpenRegister = FromSchema<typeof openRegister>;

export const readToday = defineCall({
  id: 'readToday',
  method: 'GET',
  path: '/api/office/today',
  group: 'Office',
  summary: 'What waits for the caller today, of the areas that are open to them',
  host: 'school',
  access: signedIn,
  whileSupport: true,
  answers: {
    200: {
      description: 'What waits; what does not is left out',
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['today', 'at', 'work', 'coming', 'openRegisters'],
        properties: {
          today: dateField,
          at: dateTimeField,
          work: { type: 'array', items: work },
          /** Holidays and events of the next two weeks that are published. */
          coming: { type: 'array', maxItems: comingLimits.entries, items: comingEntry },
          /** Registers of today that a class teacher has not taken yet. */
          openRegisters: { type: 'array', items: openRegister },
          /** For who reads reports, of the classes that they see; missing where none has school today. */
          attendance: dayFigures,
          /** For members of staff where the school lets them check in. */
          checkIn: ownDayRecord,
          /** For who may do all of the steps. */
          firstRun,
        },
      },
    },
  },
});

/** As many pages are named as people look through. */
export const maxVisitedPages = 10;

const visitCount = { type: 'integer', minimum: 0 } as const satisfies JSONSchema;

const visits = {
  type: 'object',
  additionalProperties: false,
  required: ['isCounted', 'days', 'pages', 'total', 'before'],
  properties: {
    /** Whether visits are counted: a school may have switched that off. */
    isCounted: { type: 'boolean' },
    /** Each day of the period, the oldest first; today is not over. */
    days: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['day', 'count'],
        properties: { day: dateField, count: visitCount },
      },
    },
    /** Those opened most often, most first. */
    pages: {
      type: 'array',
      maxItems: maxVisitedPages,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['path', 'count'],
        properties: {
          /** Without a language. */
          path: { type: 'string' },
          /** As the menu of the theme in use calls it; absent where it has no such page, and for the page of one item. */
          title: { type: 'string' },
          count: visitCount,
        },
      },
    },
    total: visitCount,
    /** Of as many days before. */
    before: visitCount,
  },
} as const satisfies JSONSchema;

export type Visits = FromSchema<typeof visits>;

export const readVisits = defineCall({
  id: 'readVisits',
  method: 'GET',
  path: '/api/office/visits',
  group: 'Office',
  summary: 'How often the pages of the website were opened, by day and by page',
  host: 'school',
  access: needs('/website', 'read'),
  query: {
    type: 'object',
    additionalProperties: false,
    properties: { period: { type: 'integer', enum: visitPeriods, default: 7 } },
  },
  answers: { 200: { description: 'The visits of some days, and of as many before', schema: visits } },
});

const groupNotice = {
  ...noticeItem,
  properties: {
    ...noticeItem.properties,
    /** Whom it is for, where it is not for everybody. */
    audience,
  },
} as const satisfies JSONSchema;

export type GroupNotice = FromSchema<typeof groupNotice>;

const comingHoliday = {
  ...holidayItem,
  required: ['Id', 'name', 'startHolidayDate', 'endHolidayDate', 'days', 'forSomeClasses'],
  properties: {
    Id: holidayItem.properties.Id,
    name: holidayItem.properties.name,
    startHolidayDate: holidayItem.properties.startHolidayDate,
    endHolidayDate: holidayItem.properties.endHolidayDate,
    days: holidayItem.properties.days,
    /** Whether other classes have school on these days. */
    forSomeClasses: { type: 'boolean' },
    lang: holidayItem.properties.lang,
  },
} as const satisfies JSONSchema;

export type ComingHoliday = FromSchema<typeof comingHoliday>;

/** How much is told of each: what is further back stands on the website. */
export const ownNewsLimits = { notices: 20, holidays: 12 } as const;

export const readOwnNews = defineCall({
  id: 'readOwnNews',
  method: 'GET',
  path: '/api/office/ownNews',
  group: 'Office',
  summary: 'Notices for everybody and for the group of the caller, pinned ones first, and the next holidays',
  host: 'school',
  access: signedIn,
  answers: {
    200: {
      description: 'What the school tells the caller',
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['today', 'notices', 'holidays'],
        properties: {
          today: dateField,
          notices: { type: 'array', maxItems: ownNewsLimits.notices, items: groupNotice },
          holidays: { type: 'array', maxItems: ownNewsLimits.holidays, items: comingHoliday },
        },
      },
    },
  },
});

export const putAwayFirstSteps = defineCall({
  id: 'putAwayFirstSteps',
  method: 'PUT',
  path: '/api/office/first-steps',
  group: 'Office',
  summary: 'Put the first steps away for the whole office, or take them out again',
  host: 'school',
  access: needs('/users', 'write'),
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['isPutAway'],
    properties: { isPutAway: { type: 'boolean' } },
  },
  answers: { 200: { description: 'It is kept', schema: doneSchema } },
});
