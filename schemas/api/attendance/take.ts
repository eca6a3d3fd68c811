import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField, idField, sessionField } from '../../fields.ts';
import { attendanceModes, longestWaitSeconds, registerStates } from '../../records/attendance.ts';
import { studentLeaveReasons } from '../../records/leave.ts';
import { defineCall, needs } from '../define.ts';
import { doneSchema, schoolIdField } from '../shared.ts';
import {
  classQuery,
  closedRecord,
  codeField,
  countField,
  countsRecord,
  dayQuery,
  attendanceGroup as group,
  halvesField,
  markFields,
  ownCodeRecord,
  partField,
  placeFields,
  pupilFields,
  reasonField,
  requiredPupilFields,
  takenFields,
} from './shared.ts';

const area = '/student/attendance_management';
const mayRead = needs(area, 'read', ['all', 'classes']);
const mayTake = needs(area, 'write', ['all', 'classes']);

const registerHead = {
  ...placeFields,
  State: { enum: registerStates },
  ...takenFields,
  /** Why there is no school, unless a working day was declared. */
  Closed: closedRecord,
} as const satisfies Record<string, JSONSchema>;

const classOfDay = {
  type: 'object',
  additionalProperties: false,
  required: ['Class_Id', 'Section_Id', 'State', 'Students', 'Counts'],
  properties: { ...registerHead, Students: countField, Counts: countsRecord, Halves: halvesField },
} as const satisfies JSONSchema;

export type ClassOfDay = FromSchema<typeof classOfDay>;

export const listRegisters = defineCall({
  id: 'listAttendanceRegisters',
  method: 'GET',
  path: '/api/attendance/registers',
  group,
  summary: 'The classes of a day that the caller takes registers of, with the state of each',
  host: 'any',
  access: mayRead,
  query: dayQuery,
  answers: {
    200: {
      description: 'All of them, by class and section',
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['Date', 'Today', 'Mode', 'classes'],
        properties: {
          Date: dateField,
          /** By the school's clock. */
          Today: dateField,
          /** How many registers a day the school takes. */
          Mode: { enum: attendanceModes },
          classes: { type: 'array', items: classOfDay },
        },
      },
    },
  },
});

const registerStudent = {
  type: 'object',
  additionalProperties: false,
  required: [...requiredPupilFields, 'Mobile', 'Status', 'Absent_Before', 'Late_In_Month'],
  properties: {
    ...pupilFields,
    Mobile: { type: 'string' },
    /** A link that holds for a few minutes. */
    Student_Photo: { type: 'string' },
    Status: codeField,
    ...markFields,
    /** Why the family has leave for the day, where it is approved: who is not marked yet starts as on leave. */
    Leave_Reason: { enum: studentLeaveReasons },
    /** In the register of an afternoon: what that of the forenoon says, where it is not present. Who is not marked yet starts so. */
    Forenoon: codeField,
    /** How many registers running, just before this day, marked an absence. */
    Absent_Before: countField,
    /** How often late in the month, this day aside. */
    Late_In_Month: countField,
  },
} as const satisfies JSONSchema;

export type RegisterStudent = FromSchema<typeof registerStudent>;

const registerRecord = {
  type: 'object',
  additionalProperties: false,
  required: [
    'Class_Id',
    'Section_Id',
    'Session',
    'Date',
    'Today',
    'Part',
    'State',
    'Is_Working_Day',
    'Students',
    'Own_Codes',
    'Version',
  ],
  properties: {
    ...registerHead,
    Session: sessionField,
    Date: dateField,
    Today: dateField,
    Part: partField,
    /** The day from which on only an admin changes it, with a reason. */
    Locks_On: dateField,
    /** Whether it was declared. */
    Is_Working_Day: { type: 'boolean' },
    Students: { type: 'array', items: registerStudent },
    /** The codes that the school has besides. */
    Own_Codes: { type: 'array', items: ownCodeRecord },
    /** For `If-Match`; 0 while nothing is stored. */
    Version: { type: 'integer', minimum: 0 },
  },
} as const satisfies JSONSchema;

export type RegisterRecord = FromSchema<typeof registerRecord>;

export const readRegister = defineCall({
  id: 'readAttendanceRegister',
  method: 'GET',
  path: '/api/attendance/register',
  group,
  summary: 'The register of a class for a day: its students in the order of their roll numbers, present unless marked',
  host: 'any',
  access: mayRead,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['Class_Id', 'Section_Id'],
    properties: { ...classQuery, Date: dateField, Part: partField },
  },
  answers: { 200: { description: 'The register', schema: registerRecord } },
});

const sentMark = {
  type: 'object',
  additionalProperties: false,
  required: ['Student_Id', 'Status'],
  properties: { Student_Id: idField, Status: codeField, ...markFields },
} as const satisfies JSONSchema;

/**
 * What a device calls a register that waits on it, and how often it was changed since it began to wait. Each is taken
 * once, an earlier one not after a later one; a later one stands on what the register was after the earlier one.
 */
const sentSubmission = {
  type: 'object',
  additionalProperties: false,
  required: ['Key', 'Number'],
  properties: {
    Key: { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
    Number: { type: 'integer', minimum: 1, maximum: 1_000_000 },
    /**
     * How many seconds ago it was taken, by the device's own clock: that may be wrong, and still tells how long that is.
     * Without it, it was taken when it comes.
     */
    Taken_Ago: { type: 'integer', minimum: 0, maximum: longestWaitSeconds },
    /** Whose it is: where somebody else has logged in since, it is not taken in their name. */
    User_Id: idField,
  },
} as const satisfies JSONSchema;

const registerBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Class_Id', 'Section_Id', 'Date', 'Marks'],
  properties: {
    ...classQuery,
    Date: dateField,
    Part: partField,
    /** Of who is not simply present. Of a day to come leave and duty alone. */
    Marks: { type: 'array', maxItems: 300, items: sentMark },
    /** Everybody on the list that it was taken from; without it, all who are in the class by now were on it. */
    Seen: { type: 'array', maxItems: 300, items: idField },
    /** Why a locked register is changed. */
    Change_Reason: reasonField,
    Submission: sentSubmission,
  },
} as const satisfies JSONSchema;

export type RegisterBody = FromSchema<typeof registerBody>;

export const submitRegister = defineCall({
  id: 'submitAttendanceRegister',
  method: 'PUT',
  path: '/api/attendance/register',
  group,
  summary:
    'Take the register of a class for a day, or correct it; who is on the list and not named is present. The same twice is once',
  host: 'any',
  access: mayTake,
  body: registerBody,
  versioned: true,
  answers: { 200: { description: 'The register as it is then', schema: registerRecord } },
});

export const declareWorkingDay = defineCall({
  id: 'declareWorkingDay',
  method: 'POST',
  path: '/api/attendance/working-days',
  group,
  summary:
    'Declare that a class, or without one each class, has school on a holiday or a weekly day off; or take it back',
  host: 'any',
  access: needs(area, 'write'),
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Date'],
    properties: {
      School_Id: schoolIdField,
      Date: dateField,
      ...placeFields,
      Is_Working_Day: { type: 'boolean', default: true },
    },
  },
  answers: { 200: { description: 'It is kept', schema: doneSchema } },
});

export const changeMark = defineCall({
  id: 'changeAttendanceMark',
  method: 'PUT',
  path: '/api/attendance/mark',
  group,
  summary: 'Change what a register that was taken says of one student, with a reason',
  host: 'any',
  access: mayTake,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Student_Id', 'Date', 'Status', 'Change_Reason'],
    properties: {
      School_Id: schoolIdField,
      Student_Id: idField,
      Date: dateField,
      Part: partField,
      Status: codeField,
      ...markFields,
      Change_Reason: { ...reasonField, minLength: 3 },
    },
  },
  answers: { 200: { description: 'It is changed', schema: doneSchema } },
});
