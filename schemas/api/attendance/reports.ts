import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField, dateTimeField } from '../../fields.ts';
import { askedAfterDays, attendanceCodes, leastPercent, registerStates } from '../../records/attendance.ts';
import { defineCall, needs } from '../define.ts';
import { queryOf } from '../inbox.ts';
import { schoolIdField } from '../shared.ts';
import {
  classQuery,
  closedRecord,
  countField,
  countsRecord,
  csvFile,
  dayQuery,
  attendanceGroup as group,
  halvesField,
  monthField,
  ownCodeField,
  ownCodeRecord,
  partField,
  percentField,
  placeFields,
  pupilFields,
  reasonField,
  requiredPupilFields,
  sessionFilter,
  takenFields,
} from './shared.ts';

const access = needs('/student/Student_Attendance_Reports', 'read', ['all', 'classes']);
/** What the calls of every report have. */
export const report = { method: 'GET', group, host: 'any', access } as const;

const classDay = {
  type: 'object',
  additionalProperties: false,
  required: ['Class_Id', 'Section_Id', 'Students', 'State', 'Counts', 'Percent', 'Teachers'],
  properties: {
    ...placeFields,
    Students: countField,
    State: { enum: registerStates },
    Counts: countsRecord,
    Percent: percentField,
    ...takenFields,
    /** Whose class it is, by name. */
    Teachers: { type: 'array', items: { type: 'string' } },
    /** When the teachers were reminded of this register. */
    Reminded_At: dateTimeField,
    Closed: closedRecord,
    Halves: halvesField,
  },
} as const satisfies JSONSchema;

export type ClassDay = FromSchema<typeof classDay>;

export const readDay = defineCall({
  ...report,
  id: 'readAttendanceDay',
  path: '/api/attendance/day',
  summary: 'A day by class: how many were there, and which registers are missing',
  query: dayQuery,
  answers: {
    200: {
      description: 'Each class that the caller may see',
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['Date', 'Today', 'Counts', 'Percent', 'classes'],
        properties: {
          Date: dateField,
          Today: dateField,
          Counts: countsRecord,
          Percent: percentField,
          classes: { type: 'array', items: classDay },
        },
      },
    },
  },
});

export const exportDay = defineCall({
  ...report,
  id: 'exportAttendanceDay',
  path: '/api/attendance/day/export',
  summary: 'A day by class as CSV',
  query: dayQuery,
  answers: csvFile,
});

const gridQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['Class_Id', 'Section_Id'],
  properties: {
    ...classQuery,
    /** Without one, the month of today. */
    Month: monthField,
    Part: partField,
  },
} as const satisfies JSONSchema;

export type GridQuery = FromSchema<typeof gridQuery>;

const gridRow = {
  type: 'object',
  additionalProperties: false,
  required: [...requiredPupilFields, 'Gender', 'Marks', 'Counts', 'Percent'],
  properties: {
    ...pupilFields,
    Gender: { type: 'string' },
    /** One for each day of the month, the school's own where it has one; empty where there is none. */
    Marks: { type: 'array', items: { anyOf: [{ enum: ['', ...attendanceCodes] }, ownCodeField] } },
    Counts: countsRecord,
    Percent: percentField,
  },
} as const satisfies JSONSchema;

const gridRecord = {
  type: 'object',
  additionalProperties: false,
  required: [
    'Class_Id',
    'Section_Id',
    'Month',
    'Today',
    'Teachers',
    'days',
    'rows',
    'Has_Halves',
    'Own_Codes',
    'Counts',
    'Percent',
    'Changes',
  ],
  properties: {
    ...placeFields,
    Month: monthField,
    Today: dateField,
    Teachers: { type: 'array', items: { type: 'string' } },
    days: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Date', 'Attended', 'Is_Taken'],
        properties: {
          Date: dateField,
          Closed: closedRecord,
          Is_Taken: { type: 'boolean' },
          /** How many attended; half days by half. */
          Attended: { type: 'number', minimum: 0 },
        },
      },
    },
    rows: { type: 'array', items: gridRow },
    /** Whether a day of the month was taken by halves. */
    Has_Halves: { type: 'boolean' },
    /** The codes that the school has besides. */
    Own_Codes: { type: 'array', items: ownCodeRecord },
    Counts: countsRecord,
    Percent: percentField,
    /** The day from which on all of it is locked, where it all was taken. */
    Locked_On: dateField,
    /** How many of its marks were changed after their register was taken. */
    Changes: countField,
  },
} as const satisfies JSONSchema;

export type AttendanceGrid = FromSchema<typeof gridRecord>;

export const readGrid = defineCall({
  ...report,
  id: 'readAttendanceGrid',
  path: '/api/attendance/grid',
  summary: 'The register of a class for a month, a column for each day',
  query: gridQuery,
  answers: { 200: { description: 'The whole month', schema: gridRecord } },
});

export const exportGrid = defineCall({
  ...report,
  id: 'exportAttendanceGrid',
  path: '/api/attendance/grid/export',
  summary: 'The register of a class for a month as CSV',
  query: gridQuery,
  answers: csvFile,
});

const lowQuery = queryOf({
  ...sessionFilter,
  Below: { type: 'number', minimum: 1, maximum: 100, default: leastPercent },
});

export type LowQuery = FromSchema<typeof lowQuery>;

const inClass = { ...pupilFields, ...placeFields, Mobile: { type: 'string' } } as const satisfies Record<
  string,
  JSONSchema
>;
const requiredInClass = [...requiredPupilFields, 'Class_Id', 'Section_Id', 'Mobile'] as const;

const lowRow = {
  type: 'object',
  additionalProperties: false,
  required: [...requiredInClass, 'Counts', 'Days', 'Percent'],
  properties: { ...inClass, Counts: countsRecord, Days: countField, Percent: { type: 'number' } },
} as const satisfies JSONSchema;

export type LowRow = FromSchema<typeof lowRow>;

export const listLow = defineCall({
  ...report,
  id: 'listLowAttendance',
  path: '/api/attendance/low',
  summary: 'Students in school whose attendance of a session is below a percentage, the lowest first',
  query: lowQuery,
  answers: { 200: { description: 'All of them', schema: { type: 'array', items: lowRow } } },
});

export const exportLow = defineCall({
  ...report,
  id: 'exportLowAttendance',
  path: '/api/attendance/low/export',
  summary: 'Students in school whose attendance is below a percentage, as CSV',
  query: lowQuery,
  answers: csvFile,
});

const absentQuery = queryOf({
  School_Id: schoolIdField,
  Days: { type: 'integer', minimum: 1, maximum: 60, default: askedAfterDays },
});

export type AbsentQuery = FromSchema<typeof absentQuery>;

const absentRow = {
  type: 'object',
  additionalProperties: false,
  required: [...requiredInClass, 'Days', 'Since', 'Last'],
  properties: {
    ...inClass,
    /** How many registers running marked an absence; of more than 60 that many. */
    Days: countField,
    Since: dateField,
    Last: dateField,
    /** What was said last. */
    Reason: reasonField,
  },
} as const satisfies JSONSchema;

export type AbsentRow = FromSchema<typeof absentRow>;

export const listAbsent = defineCall({
  ...report,
  id: 'listAbsentRunning',
  path: '/api/attendance/absent',
  summary: 'Students in school who were absent in so many registers running up to their last one, the longest first',
  query: absentQuery,
  answers: { 200: { description: 'All of them', schema: { type: 'array', items: absentRow } } },
});

export const exportAbsent = defineCall({
  ...report,
  id: 'exportAbsentRunning',
  path: '/api/attendance/absent/export',
  summary: 'Students in school who were absent in so many registers running, as CSV',
  query: absentQuery,
  answers: csvFile,
});
