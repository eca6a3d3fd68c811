import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { timeField } from '../../fields.ts';
import { attendanceModes } from '../../records/attendance.ts';
import { defineCall, needs } from '../define.ts';
import { queryOf } from '../inbox.ts';
import { schoolIdField } from '../shared.ts';
import { attendanceGroup as group } from './shared.ts';

const area = '/student/attendance_management';

const fields = {
  /** Daily: one register a day. Session: one for the forenoon, and one for the afternoon. */
  Mode: { enum: attendanceModes },
  /** By the school's clock. From then on the register of an afternoon is missing until it is taken. */
  Afternoon_From: timeField,
} as const satisfies Record<string, JSONSchema>;

const settingsRecord = {
  type: 'object',
  additionalProperties: false,
  required: ['Mode', 'Afternoon_From'],
  properties: fields,
} as const satisfies JSONSchema;

export type AttendanceSettings = FromSchema<typeof settingsRecord>;

export const readAttendanceSettings = defineCall({
  id: 'readAttendanceSettings',
  method: 'GET',
  path: '/api/attendance/settings',
  group,
  summary: 'How many registers a day the school takes, and when its afternoon begins',
  host: 'any',
  access: needs(area, 'read', ['all', 'classes']),
  query: queryOf({ School_Id: schoolIdField }),
  answers: { 200: { description: 'What holds', schema: settingsRecord } },
});

export const saveAttendanceSettings = defineCall({
  id: 'saveAttendanceSettings',
  method: 'PUT',
  path: '/api/attendance/settings',
  group,
  summary: 'Take one register a day, or one for each half; registers that were taken stay as they are',
  host: 'any',
  access: needs(area, 'write'),
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Mode'],
    properties: { School_Id: schoolIdField, ...fields },
  },
  answers: { 200: { description: 'What holds now', schema: settingsRecord } },
});
