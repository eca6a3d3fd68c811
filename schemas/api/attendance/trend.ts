import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField } from '../../fields.ts';
import { defineCall } from '../define.ts';
import { report } from './reports.ts';
import { classQuery, countField, csvFile, partField, percentField, sessionFilter } from './shared.ts';

const trendRecord = {
  type: 'object',
  additionalProperties: false,
  required: ['Session', 'Percent', 'weeks'],
  properties: {
    Session: sessionFilter.Session,
    Percent: percentField,
    /** Of all classes; for who may see them. */
    School_Percent: percentField,
    /** Those with a register, the first one first. */
    weeks: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Week', 'Percent', 'Absent'],
        properties: {
          /** Its Monday. */
          Week: dateField,
          Percent: percentField,
          School_Percent: percentField,
          Absent: countField,
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type AttendanceTrend = FromSchema<typeof trendRecord>;

const trendQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['Class_Id', 'Section_Id'],
  properties: { ...classQuery, ...sessionFilter, Part: partField },
} as const satisfies JSONSchema;

export type TrendQuery = FromSchema<typeof trendQuery>;

export const readTrend = defineCall({
  ...report,
  id: 'readAttendanceTrend',
  path: '/api/attendance/trend',
  summary: 'The attendance of a class in a session, week by week, beside that of the school',
  query: trendQuery,
  answers: { 200: { description: 'The weeks so far', schema: trendRecord } },
});

export const exportTrend = defineCall({
  ...report,
  id: 'exportAttendanceTrend',
  path: '/api/attendance/trend/export',
  summary: 'The attendance of a class in a session, week by week, as CSV',
  query: trendQuery,
  answers: csvFile,
});
