import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField, idField, timeField } from '../../fields.ts';
import { attendanceParts } from '../../records/attendance.ts';
import { staffDayCodes } from '../../records/staff.ts';
import { defineCall, needs } from '../define.ts';
import { schoolIdField } from '../shared.ts';

const code = { enum: staffDayCodes } as const satisfies JSONSchema;
const note = { type: 'string', maxLength: 255 } as const satisfies JSONSchema;
const text = { type: 'string' } as const satisfies JSONSchema;

const dayFields = { Code: code, In_Time: timeField, Out_Time: timeField, Note: note } as const;

/** When they checked in themselves, whatever the office has entered since. */
const checkedIn = { Checked_In: timeField } as const;

/** The leave that is approved for a day. */
const leaveFields = { Leave_Type: text, Leave_Part: { enum: attendanceParts } } as const;

const who = { Staff_Id: idField, Employee_No: text, Name: text, Work: text, Department: text } as const;

const registerRow = {
  type: 'object',
  additionalProperties: false,
  required: ['Staff_Id', 'Employee_No', 'Name', 'Work', 'Is_On_Leave'],
  properties: { ...who, Is_On_Leave: { type: 'boolean' }, ...leaveFields, ...dayFields, ...checkedIn },
} as const satisfies JSONSchema;

const register = {
  type: 'object',
  additionalProperties: false,
  required: ['Day', 'Version', 'rows'],
  properties: {
    Day: dateField,
    /** For `If-Match`; 0 where nothing is saved of the day. */
    Version: { type: 'integer', minimum: 0 },
    /** What closes the school on the day; else the weekly day off that it is, in English. */
    Holiday: text,
    Week_Off: text,
    /** Who works at the school on the day, by name; those without a code are not in the register yet. */
    rows: { type: 'array', items: registerRow },
  },
} as const satisfies JSONSchema;

export type StaffRegister = FromSchema<typeof register>;

const dayQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['Day'],
  properties: { School_Id: schoolIdField, Day: dateField },
} as const satisfies JSONSchema;

export const readStaffRegister = defineCall({
  id: 'readStaffRegister',
  method: 'GET',
  path: '/api/staff/attendance/day',
  group: 'Staff attendance',
  summary: 'The register of a day',
  host: 'school',
  access: needs('/staff/Staff_Attendance', 'read'),
  query: dayQuery,
  answers: { 200: { description: 'The register', schema: register } },
});

const saveBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Day', 'rows'],
  properties: {
    School_Id: schoolIdField,
    Day: dateField,
    /** Members whose entry is taken out of the register. */
    Cleared: { type: 'array', maxItems: 1000, items: idField },
    rows: {
      type: 'array',
      maxItems: 1000,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Staff_Id', 'Code'],
        properties: { Staff_Id: idField, ...dayFields },
      },
    },
  },
} as const satisfies JSONSchema;

export type StaffRegisterBody = FromSchema<typeof saveBody>;

export const saveStaffRegister = defineCall({
  id: 'saveStaffRegister',
  method: 'POST',
  path: '/api/staff/attendance/day',
  group: 'Staff attendance',
  summary:
    'Save members in the register of a day; who is in it already is changed or taken out, who is not named stays',
  host: 'school',
  access: needs('/staff/Staff_Attendance', 'write'),
  body: saveBody,
  answers: { 200: { description: 'The register', schema: register } },
});

const monthField = { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$' } as const satisfies JSONSchema;

const monthQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['Month'],
  properties: { School_Id: schoolIdField, Month: monthField, Staff_Id: idField },
} as const satisfies JSONSchema;

const monthRow = {
  type: 'object',
  additionalProperties: false,
  required: ['Staff_Id', 'Employee_No', 'Name', 'Work', 'Days', 'Worked'],
  properties: {
    ...who,
    /** What the registers say; else the approved leave. */
    Days: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Day', 'Code'],
        properties: { Day: dateField, ...leaveFields, ...dayFields, ...checkedIn },
      },
    },
    /** Days at work: half days count half. */
    Worked: { type: 'number', minimum: 0 },
  },
} as const satisfies JSONSchema;

export type StaffMonthRow = FromSchema<typeof monthRow>;

const month = {
  type: 'object',
  additionalProperties: false,
  required: ['Month', 'closed', 'rows'],
  properties: {
    Month: monthField,
    /** The days on which the staff does not work, with the holiday or the day of the week. */
    closed: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Day', 'Name'],
        properties: { Day: dateField, Name: { type: 'string' } },
      },
    },
    rows: { type: 'array', items: monthRow },
  },
} as const satisfies JSONSchema;

export type StaffMonth = FromSchema<typeof month>;

export const readStaffMonth = defineCall({
  id: 'readStaffMonth',
  method: 'GET',
  path: '/api/staff/attendance/month',
  group: 'Staff attendance',
  summary: 'A month of the registers: of all, of one, or of the reader alone',
  host: 'school',
  access: needs('/staff/Staff_Attendance', 'read', ['all', 'own']),
  query: monthQuery,
  answers: { 200: { description: 'Who worked at the school in the month, by name', schema: month } },
});

export const exportStaffMonth = defineCall({
  id: 'exportStaffMonth',
  method: 'GET',
  path: '/api/staff/attendance/export',
  group: 'Staff attendance',
  summary: 'A month of the registers as a CSV file, a column for each day',
  host: 'school',
  access: needs('/staff/Staff_Attendance', 'read'),
  query: monthQuery,
  answers: { 200: { description: 'A CSV file', type: 'text/csv' } },
});
