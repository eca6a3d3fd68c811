import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField, timeField } from '../../fields.ts';
import { attendanceParts } from '../../records/attendance.ts';
import { checkInStates, staffDayCodes } from '../../records/staff.ts';
import { closedRecord } from '../attendance/shared.ts';
import { defineCall, needs, signedIn } from '../define.ts';
import { queryOf } from '../inbox.ts';
import { schoolIdField } from '../shared.ts';

const group = 'Staff attendance';
const text = { type: 'string' } as const satisfies JSONSchema;

const settingFields = {
  /** Whether members of staff may mark their own arrival. */
  Is_Allowed: { type: 'boolean' },
  /** By the school's clock. Who checks in later than this is late; without it nobody is. */
  Late_After: timeField,
} as const satisfies Record<string, JSONSchema>;

const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['Is_Allowed'],
  properties: settingFields,
} as const satisfies JSONSchema;

export type CheckInSettings = FromSchema<typeof settings>;

export const readCheckInSettings = defineCall({
  id: 'readCheckInSettings',
  method: 'GET',
  path: '/api/staff/attendance/settings',
  group,
  summary: 'Whether members of staff may check in themselves, and from when on they are late',
  host: 'school',
  access: needs('/staff/Staff_Attendance', 'read'),
  query: queryOf({ School_Id: schoolIdField }),
  answers: { 200: { description: 'What holds', schema: settings } },
});

export const saveCheckInSettings = defineCall({
  id: 'saveCheckInSettings',
  method: 'PUT',
  path: '/api/staff/attendance/settings',
  group,
  summary: 'Let members of staff check in themselves, or no longer; what was entered stays',
  host: 'school',
  access: needs('/staff/Staff_Attendance', 'write'),
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Is_Allowed'],
    properties: { School_Id: schoolIdField, ...settingFields },
  },
  answers: { 200: { description: 'What holds now', schema: settings } },
});

const ownDay = {
  type: 'object',
  additionalProperties: false,
  required: ['State', 'Day'],
  properties: {
    State: { enum: checkInStates },
    /** Today at the school. */
    Day: dateField,
    Late_After: timeField,
    Closed: closedRecord,
    /** The leave that is approved for today. */
    Leave_Type: text,
    Leave_Part: { enum: attendanceParts },
    /** What the register says. */
    Code: { enum: staffDayCodes },
    In_Time: timeField,
    /** When they checked in, whatever the office has entered since. */
    Checked_In: timeField,
  },
} as const satisfies JSONSchema;

export type OwnDay = FromSchema<typeof ownDay>;

/** What Today tells of it too. */
export const ownDayRecord = ownDay;

export const readOwnCheckIn = defineCall({
  id: 'readOwnCheckIn',
  method: 'GET',
  path: '/api/staff/attendance/check-in',
  group,
  summary: 'Whether the caller may check in today, and what the register says of them',
  host: 'school',
  access: signedIn,
  query: queryOf({ School_Id: schoolIdField }),
  answers: { 200: { description: 'The caller’s day', schema: ownDay } },
});

/** It takes neither a day nor a person: everybody marks the own arrival, now. */
export const checkIn = defineCall({
  id: 'checkIn',
  method: 'POST',
  path: '/api/staff/attendance/check-in',
  group,
  summary: 'Mark the caller’s arrival today, once; a second time changes nothing',
  host: 'school',
  access: signedIn,
  body: { type: 'object', additionalProperties: false, properties: { School_Id: schoolIdField } },
  answers: { 200: { description: 'The caller’s day', schema: ownDay } },
});
