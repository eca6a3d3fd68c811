import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { maxHolidaysAtOnce } from '../content/holiday.ts';
import { dateField } from '../fields.ts';
import { holidayRegisters } from '../records/attendance.ts';
import { defineCall, needs } from './define.ts';
import { holidayBody, holidayRow, sessionYear } from './holidays.ts';
import { idOrNewField, schoolIdField } from './shared.ts';

/** Whether only to say what would be done. */
const dryRun = { type: 'boolean', default: false } as const satisfies JSONSchema;

/** What becomes of registers that were taken on their days; asked for where there are some. */
const Registers = { enum: holidayRegisters } as const satisfies JSONSchema;

/** The columns of a file of holidays, by the names of the fields; the first two must be there. */
export const holidayColumns = [
  'name',
  'startHolidayDate',
  'endHolidayDate',
  'Holiday_Type',
  'Applies_To',
  'Description',
  'Show_On_Website',
  'Fixed_Date',
] as const;

const importBody = {
  type: 'object',
  additionalProperties: false,
  required: ['School_Id'],
  properties: { School_Id: schoolIdField, dryRun, Registers },
} as const satisfies JSONSchema;

const { School_Id: _school, Id: _id, StartSession: _session, ...rowFields } = holidayBody.properties;

const rowsBody = {
  type: 'object',
  additionalProperties: false,
  required: ['School_Id', 'StartSession', 'rows'],
  properties: {
    School_Id: schoolIdField,
    /** The session that the days of all of them lie in. */
    StartSession: sessionYear,
    rows: {
      type: 'array',
      minItems: 1,
      maxItems: maxHolidaysAtOnce,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'startHolidayDate', 'endHolidayDate'],
        properties: rowFields,
      },
    },
    dryRun,
    Registers,
  },
} as const satisfies JSONSchema;

const copyBody = {
  type: 'object',
  additionalProperties: false,
  required: ['School_Id', 'StartSession'],
  properties: {
    School_Id: schoolIdField,
    /** The session that is filled from the one before. */
    StartSession: sessionYear,
    dryRun,
    Registers,
  },
} as const satisfies JSONSchema;

const addedHolidays = {
  type: 'object',
  additionalProperties: false,
  required: ['dryRun', 'added', 'holidays'],
  properties: {
    dryRun: { type: 'boolean' },
    /** How many are added, or would be. */
    added: { type: 'integer', minimum: 0 },
    holidays: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['state', 'holiday', 'warnings'],
        properties: {
          /** The line of the file. */
          line: { type: 'integer', minimum: 2 },
          /** `There`: the school has it already, and it is left alone. */
          state: { enum: ['New', 'There'] },
          /** Its Id is 0 if nothing was written. */
          holiday: { ...holidayRow, properties: { ...holidayRow.properties, Id: idOrNewField } },
          warnings: { type: 'array', items: { type: 'string' } },
          /** How many registers of attendance were taken on its days. */
          registers: { type: 'integer', minimum: 1 },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type AddedHolidays = FromSchema<typeof addedHolidays>;

const copiedHolidays = {
  ...addedHolidays,
  required: [...addedHolidays.required, 'left'],
  properties: {
    ...addedHolidays.properties,
    /** Holidays of the session before whose day is another one each year. */
    left: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'startHolidayDate'],
        properties: { name: { type: 'string' }, startHolidayDate: dateField },
      },
    },
  },
} as const satisfies JSONSchema;

export type CopiedHolidays = FromSchema<typeof copiedHolidays>;

export const importHolidays = defineCall({
  id: 'importHolidays',
  method: 'POST',
  path: '/api/academic/_importHolidays',
  group: 'Holidays',
  summary:
    'Add the holidays of a CSV file: all of them, or none and what is wrong with each line. Its headings are the names of the fields',
  host: 'any',
  access: needs('/holidays', 'write'),
  takes: 'multipart',
  body: importBody,
  files: { file: { maxBytes: 1024 * 1024, maxCount: 1 } },
  answers: { 200: { description: 'What was added, or would be', schema: addedHolidays } },
});

export const addHolidays = defineCall({
  id: 'addHolidays',
  method: 'POST',
  path: '/api/academic/_addHolidays',
  group: 'Holidays',
  summary:
    'Add many holidays of one session: all of them, or none and what is wrong with each, as `rows[2].name`; where attendance was taken on their days, say what becomes of the registers',
  host: 'any',
  access: needs('/holidays', 'write'),
  body: rowsBody,
  answers: { 200: { description: 'What was added, or would be, in the order of the rows', schema: addedHolidays } },
});

export const copyHolidays = defineCall({
  id: 'copyHolidays',
  method: 'POST',
  path: '/api/academic/_copyHolidays',
  group: 'Holidays',
  summary: 'Copy the fixed-date holidays of the session before, a year later',
  host: 'any',
  access: needs('/holidays', 'write'),
  body: copyBody,
  answers: { 200: { description: 'What was added, or would be, and what was left', schema: copiedHolidays } },
});
