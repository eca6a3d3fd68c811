import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField, dateTimeField, idField } from '../../fields.ts';
import { leaveDecisions, leaveStates, studentLeaveReasons } from '../../records/leave.ts';
import { defineCall, needs } from '../define.ts';
import { idParams, queryOf } from '../inbox.ts';
import { filterField, pagingFields, schoolIdField } from '../shared.ts';
import { attendanceGroup as group, placeFields, pupilFields, reasonField, requiredPupilFields } from './shared.ts';

const area = '/student/leave';
const text = { type: 'string' } as const satisfies JSONSchema;
const mayAsk = needs(area, 'write', ['all', 'classes', 'own']);

const request = {
  type: 'object',
  additionalProperties: false,
  required: [
    'Leave_Id',
    ...requiredPupilFields,
    'First_Day',
    'Last_Day',
    'Days',
    'Reason',
    'State',
    'Asked_At',
    'May_Cancel',
    'Version',
  ],
  properties: {
    Leave_Id: idField,
    ...pupilFields,
    ...placeFields,
    First_Day: dateField,
    Last_Day: dateField,
    /** Days of school among them. */
    Days: { type: 'integer', minimum: 0 },
    Reason: { enum: studentLeaveReasons },
    Note: text,
    State: { enum: leaveStates },
    Asked_By: text,
    Asked_At: dateTimeField,
    Decided_By: text,
    Decided_At: dateTimeField,
    /** What was said with the answer. */
    Decision: text,
    /** Whether the reader may withdraw it now. */
    May_Cancel: { type: 'boolean' },
    /** For `If-Match`. */
    Version: { type: 'integer', minimum: 1 },
  },
} as const satisfies JSONSchema;

export type StudentLeave = FromSchema<typeof request>;

export const listStudentLeave = defineCall({
  id: 'listStudentLeave',
  method: 'GET',
  path: '/api/attendance/leave',
  group,
  summary:
    'Requests for leave of the students whom the reader may see, the latest days first, those that wait in their order',
  host: 'school',
  access: needs(area, 'read', ['all', 'classes', 'own']),
  query: queryOf({
    School_Id: schoolIdField,
    State: { enum: ['-1', ...leaveStates], default: '-1' },
    Student_Id: filterField,
    ...pagingFields,
  }),
  answers: { 200: { description: 'One page', schema: { type: 'array', items: request } } },
});

const askBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Student_Id', 'First_Day', 'Last_Day', 'Reason'],
  properties: {
    School_Id: schoolIdField,
    Student_Id: idField,
    First_Day: dateField,
    Last_Day: dateField,
    Reason: { enum: studentLeaveReasons },
    Note: reasonField,
  },
} as const satisfies JSONSchema;

export type StudentLeaveBody = FromSchema<typeof askBody>;

export const askStudentLeave = defineCall({
  id: 'askStudentLeave',
  method: 'POST',
  path: '/api/attendance/leave',
  group,
  summary: 'Ask for leave of a student: of oneself, of one’s child, or as a note of a call',
  host: 'school',
  access: mayAsk,
  body: askBody,
  answers: { 201: { description: 'The request', schema: request } },
});

export const decideStudentLeave = defineCall({
  id: 'decideStudentLeave',
  method: 'POST',
  path: '/api/attendance/leave/:id/decide',
  group,
  summary: 'Approve a request or refuse it; an absence that was marked on its days becomes leave',
  host: 'school',
  access: needs(area, 'write', ['all', 'classes']),
  params: idParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['State'],
    properties: {
      School_Id: schoolIdField,
      State: { enum: leaveDecisions },
      /** Needed for a refusal. */
      Decision: reasonField,
    },
  },
  versioned: true,
  answers: { 200: { description: 'The request', schema: request } },
});

export const cancelStudentLeave = defineCall({
  id: 'cancelStudentLeave',
  method: 'POST',
  path: '/api/attendance/leave/:id/cancel',
  group,
  summary: 'Withdraw a request; an approved one only before it begins',
  host: 'school',
  access: mayAsk,
  params: idParams,
  body: queryOf({ School_Id: schoolIdField }),
  versioned: true,
  answers: { 200: { description: 'The request', schema: request } },
});
