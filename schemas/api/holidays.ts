import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { holidaySchema } from '../content/holiday.ts';
import { dateField, idField } from '../fields.ts';
import { holidayRegisters } from '../records/attendance.ts';
import { defineCall, needs } from './define.ts';
import { doneSchema, idOrNewField, pagingFields, schoolIdField } from './shared.ts';

const { Holiday_Type, Opens_At, Closes_At, Applies_To, Description, Show_On_Website, Fixed_Date, name } =
  holidaySchema.properties;

/** The first year of a session. */
export const sessionYear = { type: 'integer', minimum: 1900, maximum: 2200 } as const satisfies JSONSchema;

export const holidayBody = {
  type: 'object',
  additionalProperties: false,
  required: ['School_Id', 'name', 'startHolidayDate', 'endHolidayDate', 'StartSession'],
  properties: {
    School_Id: schoolIdField,
    Id: { ...idOrNewField, default: 0 },
    name,
    startHolidayDate: dateField,
    endHolidayDate: dateField,
    /** The first year of the session that the days lie in. */
    StartSession: sessionYear,
    Holiday_Type: { ...Holiday_Type, default: 'School' },
    Opens_At,
    Closes_At,
    Applies_To: { ...Applies_To, default: 'All' },
    Description,
    Show_On_Website: { ...Show_On_Website, default: true },
    Fixed_Date,
  },
} as const satisfies JSONSchema;

export type HolidayBody = FromSchema<typeof holidayBody>;

/** A holiday as the calls show it. */
export const holidayRow = {
  type: 'object',
  additionalProperties: false,
  required: ['Id', 'name', 'startHolidayDate', 'endHolidayDate', 'days', 'StartSession'],
  properties: {
    ...holidayBody.properties,
    Id: idField,
    /** Days from the first to the last, both counted. */
    days: { type: 'integer', minimum: 1 },
    /** What `If-Match` names where it is changed. */
    version: { type: 'integer', minimum: 1 },
  },
} as const satisfies JSONSchema;

export type HolidayRow = FromSchema<typeof holidayRow>;

const savedHoliday = {
  type: 'object',
  additionalProperties: false,
  required: ['holiday', 'warnings'],
  properties: { holiday: holidayRow, warnings: { type: 'array', items: { type: 'string' } } },
} as const satisfies JSONSchema;

const listQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['School_Id'],
  properties: {
    School_Id: schoolIdField,
    StartSession: { ...sessionYear, minimum: -1, default: -1 },
    page: pagingFields.page,
    /** A session may be read as a whole. */
    pageSize: { ...pagingFields.pageSize, maximum: 500 },
  },
} as const satisfies JSONSchema;

const removeQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['School_Id', 'Id'],
  properties: { School_Id: schoolIdField, Id: idField },
} as const satisfies JSONSchema;

const addHolidayBody = {
  ...holidayBody,
  properties: {
    ...holidayBody.properties,
    /** What becomes of registers that were taken on its days; asked for where there are some. */
    Registers: { enum: holidayRegisters },
  },
} as const satisfies JSONSchema;

export const addHoliday = defineCall({
  id: 'addHoliday',
  method: 'POST',
  path: '/api/academic/_addHoliday',
  group: 'Holidays',
  summary:
    'Add a holiday (Id 0), or change one, of the version that If-Match names; where attendance was taken on its days, say what becomes of the registers',
  keyed: true,
  host: 'any',
  access: needs('/holidays', 'write'),
  body: addHolidayBody,
  answers: {
    200: { description: 'The changed holiday, and what to look at again', schema: savedHoliday },
    201: { description: 'The new holiday, and what to look at again', schema: savedHoliday },
  },
});

export const listHolidays = defineCall({
  id: 'listHolidays',
  method: 'GET',
  path: '/api/academic/_holidays_list',
  group: 'Holidays',
  summary: 'Holidays of a session (-1: of all) in date order',
  host: 'any',
  access: needs('/holidays', 'read'),
  query: listQuery,
  answers: { 200: { description: 'One page', schema: { type: 'array', items: holidayRow } } },
});

export const removeHoliday = defineCall({
  id: 'removeHoliday',
  method: 'DELETE',
  path: '/api/academic/_removeHoliday',
  group: 'Holidays',
  summary: 'Remove a holiday',
  host: 'any',
  access: needs('/holidays', 'write'),
  query: removeQuery,
  answers: { 200: { description: 'It is gone', schema: doneSchema } },
});
