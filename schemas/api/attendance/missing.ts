import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField, dateTimeField } from '../../fields.ts';
import { attendanceParts } from '../../records/attendance.ts';
import { defineCall } from '../define.ts';
import { queryOf } from '../inbox.ts';
import { schoolIdField } from '../shared.ts';
import { report } from './reports.ts';
import { countField, csvFile, placeFields } from './shared.ts';

/** Without a last day up to today, without a first one the 30 days up to the last. */
const missingQuery = queryOf({ School_Id: schoolIdField, From: dateField, To: dateField });

export type MissingQuery = FromSchema<typeof missingQuery>;

const missingRegister = {
  type: 'object',
  additionalProperties: false,
  required: ['Date', 'Class_Id', 'Section_Id', 'Students', 'Parts', 'Teachers'],
  properties: {
    Date: dateField,
    ...placeFields,
    Students: countField,
    /** Which registers of the day. */
    Parts: { type: 'array', items: { enum: attendanceParts } },
    /** Whose class it is, by name. */
    Teachers: { type: 'array', items: { type: 'string' } },
    /** When the teachers were reminded of it. */
    Reminded_At: dateTimeField,
  },
} as const satisfies JSONSchema;

export type MissingRegister = FromSchema<typeof missingRegister>;

export const listMissing = defineCall({
  ...report,
  id: 'listMissingRegisters',
  path: '/api/attendance/missing',
  summary: 'The registers that are missing in a period of up to 92 days, the latest day first',
  query: missingQuery,
  answers: {
    200: {
      description: 'All of them',
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['From', 'To', 'Today', 'registers'],
        properties: {
          From: dateField,
          /** Today at the latest: what is to come is not missing. */
          To: dateField,
          Today: dateField,
          registers: { type: 'array', items: missingRegister },
        },
      },
    },
  },
});

export const exportMissing = defineCall({
  ...report,
  id: 'exportMissingRegisters',
  path: '/api/attendance/missing/export',
  summary: 'The registers that are missing in a period as CSV',
  query: missingQuery,
  answers: csvFile,
});
