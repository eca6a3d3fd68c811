import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField, idField, sessionField } from '../../fields.ts';
import { halfDays } from '../../records/attendance.ts';
import { defineCall, needs } from '../define.ts';
import { queryOf } from '../inbox.ts';
import {
  classQuery,
  closedRecord,
  codeField,
  countField,
  countsRecord,
  csvFile,
  attendanceGroup as group,
  markFields,
  monthField,
  ownCodeRecord,
  percentField,
  pupilFields,
  requiredPupilFields,
  sessionFilter,
} from './shared.ts';

const area = '/student/attendance_history';

const summed = { Counts: countsRecord, Days: countField, Percent: percentField } as const satisfies Record<
  string,
  JSONSchema
>;

const dayMark = { Status: codeField, ...markFields, Is_Locked: { type: 'boolean' } } as const satisfies Record<
  string,
  JSONSchema
>;

const studentHistory = {
  type: 'object',
  additionalProperties: false,
  required: ['student', 'Session', 'From', 'To', 'Counts', 'Days', 'Percent', 'months', 'marks', 'Own_Codes', 'closed'],
  properties: {
    student: {
      type: 'object',
      additionalProperties: false,
      required: requiredPupilFields,
      properties: { ...pupilFields, Class_Id: idField, Section_Id: idField },
    },
    Session: sessionField,
    /** The first day of the session, or that of the admission. */
    From: dateField,
    /** Today, or the last day of the session. */
    To: dateField,
    ...summed,
    /** Each that has begun, the first one first. */
    months: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Month', 'Counts', 'Days', 'Percent'],
        properties: { Month: monthField, ...summed },
      },
    },
    /** By day; leave that is to come too. */
    marks: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Date', 'Status', 'Is_Locked'],
        properties: {
          Date: dateField,
          ...dayMark,
          /** What the registers of the halves say, where the day has them. */
          Halves: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: ['Part', 'Status', 'Is_Locked'],
              properties: { Part: { enum: halfDays }, ...dayMark },
            },
          },
        },
      },
    },
    /** The codes that the school has besides. */
    Own_Codes: { type: 'array', items: ownCodeRecord },
    /** The days without school, by day. */
    closed: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Date', 'Kind', 'Name'],
        properties: { Date: dateField, ...closedRecord.properties },
      },
    },
  },
} as const satisfies JSONSchema;

export type StudentHistory = FromSchema<typeof studentHistory>;

const ofStudent = {
  method: 'GET',
  group,
  host: 'any',
  access: needs(area, 'read', ['all', 'classes', 'own']),
  params: { type: 'object', additionalProperties: false, required: ['id'], properties: { id: idField } },
  query: queryOf(sessionFilter),
} as const;

export const readStudentAttendance = defineCall({
  ...ofStudent,
  id: 'readStudentAttendance',
  path: '/api/attendance/students/:id',
  summary: 'How a student attended a session, month by month and day by day, as far as the reader may see them',
  answers: { 200: { description: 'The marks of the whole day', schema: studentHistory } },
});

export const exportStudentAttendance = defineCall({
  ...ofStudent,
  id: 'exportStudentAttendance',
  path: '/api/attendance/students/:id/export',
  summary: 'How a student attended a session, day by day, as CSV',
  answers: csvFile,
});

const pupilSum = {
  type: 'object',
  additionalProperties: false,
  required: [...requiredPupilFields, 'Counts', 'Days', 'Percent'],
  properties: { ...pupilFields, ...summed },
} as const satisfies JSONSchema;

export type PupilSum = FromSchema<typeof pupilSum>;

const ofClass = {
  method: 'GET',
  group,
  host: 'any',
  access: needs(area, 'read', ['all', 'classes']),
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['Class_Id', 'Section_Id'],
    properties: { ...classQuery, ...sessionFilter },
  },
} as const;

export const listClassAttendance = defineCall({
  ...ofClass,
  id: 'listClassAttendance',
  path: '/api/attendance/classes',
  summary: 'How the students of a class attended a session, in the order of their roll numbers',
  answers: { 200: { description: 'All of them', schema: { type: 'array', items: pupilSum } } },
});

export const exportClassAttendance = defineCall({
  ...ofClass,
  id: 'exportClassAttendance',
  path: '/api/attendance/classes/export',
  summary: 'How the students of a class attended a session, as CSV',
  answers: csvFile,
});
