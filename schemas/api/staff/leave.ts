import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField, dateTimeField, idField, sessionField } from '../../fields.ts';
import { attendanceParts } from '../../records/attendance.ts';
import { leaveDecisions, leaveNoteLength, leaveStates } from '../../records/leave.ts';
import { defineCall, needs } from '../define.ts';
import { idParams, queryOf } from '../inbox.ts';
import { filterField, pagingFields, schoolIdField } from '../shared.ts';

const area = '/staff/leave';
const group = 'Staff attendance';
export const mayReadLeave = needs(area, 'read', ['all', 'own']);
const mayAsk = needs(area, 'write', ['all', 'own']);
export const mayDecideLeave = needs(area, 'write');

const text = { type: 'string' } as const satisfies JSONSchema;
const days = { type: 'number', minimum: 0 } as const satisfies JSONSchema;
const noteField = { type: 'string', format: 'multiline', maxLength: leaveNoteLength } as const satisfies JSONSchema;
/** Days in a session; null without a limit. */
export const quotaField = {
  anyOf: [{ type: 'number', minimum: 0 }, { type: 'null' }],
} as const satisfies JSONSchema;

const request = {
  type: 'object',
  additionalProperties: false,
  required: [
    'Leave_Id',
    'Staff_Id',
    'Name',
    'Work',
    'Type_Id',
    'Type_Name',
    'First_Day',
    'Last_Day',
    'Part',
    'Days',
    'State',
    'Asked_At',
    'Is_Own',
    'Version',
  ],
  properties: {
    Leave_Id: idField,
    Staff_Id: idField,
    Name: text,
    Work: text,
    Type_Id: idField,
    Type_Name: text,
    First_Day: dateField,
    Last_Day: dateField,
    Part: { enum: attendanceParts },
    /** The days that were asked for, where only a part of them was approved. */
    Asked_First_Day: dateField,
    Asked_Last_Day: dateField,
    /** Working days among them; a half day is 0.5. */
    Days: days,
    State: { enum: leaveStates },
    Note: text,
    Asked_At: dateTimeField,
    Decided_By: text,
    Decided_At: dateTimeField,
    /** What was said with the answer. */
    Decision: text,
    /** Whether it is the reader's. */
    Is_Own: { type: 'boolean' },
    /** For `If-Match`. */
    Version: { type: 'integer', minimum: 1 },
  },
} as const satisfies JSONSchema;

export type StaffLeave = FromSchema<typeof request>;

const balance = {
  type: 'object',
  additionalProperties: false,
  required: ['Type_Id', 'Name', 'Quota', 'Is_Paid', 'Allows_Half', 'Used', 'Pending', 'Left'],
  properties: {
    Type_Id: idField,
    Name: text,
    Quota: quotaField,
    Is_Paid: { type: 'boolean' },
    Allows_Half: { type: 'boolean' },
    /** Working days that are approved. */
    Used: days,
    /** Working days that wait for an answer. */
    Pending: days,
    /** The quota without the approved days; null without a limit. */
    Left: { type: ['number', 'null'] },
  },
} as const satisfies JSONSchema;

export type LeaveBalance = FromSchema<typeof balance>;

const closedDay = {
  type: 'object',
  additionalProperties: false,
  required: ['Date', 'Name'],
  properties: { Date: dateField, Name: text },
} as const satisfies JSONSchema;

const listQuery = queryOf({
  School_Id: schoolIdField,
  State: { enum: ['-1', ...leaveStates], default: '-1' },
  Staff_Id: filterField,
  Session: sessionField,
  ...pagingFields,
});

export const listStaffLeave = defineCall({
  id: 'listStaffLeave',
  method: 'GET',
  path: '/api/staff/leave',
  group,
  summary: 'Requests for leave: of all, or of the reader alone; the latest days first, those that wait in their order',
  host: 'school',
  access: mayReadLeave,
  query: listQuery,
  answers: { 200: { description: 'One page', schema: { type: 'array', items: request } } },
});

const details = {
  type: 'object',
  additionalProperties: false,
  required: ['request', 'balances', 'Closed', 'Away'],
  properties: {
    request,
    balances: { type: 'array', items: balance },
    /** The days among them on which nobody works. */
    Closed: { type: 'array', items: closedDay },
    /** Who else is on approved leave then; for who decides. */
    Away: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Name', 'First_Day', 'Last_Day', 'Part'],
        properties: { Name: text, First_Day: dateField, Last_Day: dateField, Part: { enum: attendanceParts } },
      },
    },
  },
} as const satisfies JSONSchema;

export type LeaveDetails = FromSchema<typeof details>;

export const readStaffLeave = defineCall({
  id: 'readStaffLeave',
  method: 'GET',
  path: '/api/staff/leave/:id',
  group,
  summary: 'One request, with what the member has left in its session and who else is away',
  host: 'school',
  access: mayReadLeave,
  params: idParams,
  answers: { 200: { description: 'The request', schema: details } },
});

const spanFields = {
  /** Whose; without one, the caller's own. */
  Staff_Id: idField,
  First_Day: dateField,
  Last_Day: dateField,
  Part: { enum: attendanceParts, default: 'Full' },
} as const satisfies Record<string, JSONSchema>;

export const previewStaffLeave = defineCall({
  id: 'previewStaffLeave',
  method: 'GET',
  path: '/api/staff/leave/preview',
  group,
  summary: 'How many working days some days are, and what a member has left in their session',
  host: 'school',
  access: mayReadLeave,
  query: queryOf({ School_Id: schoolIdField, ...spanFields }),
  answers: {
    200: {
      description: 'Without days, of today',
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['Today', 'Is_Linked', 'Days', 'Closed', 'balances'],
        properties: {
          /** By the school’s clock. */
          Today: dateField,
          /** Whether there is a member; the caller may be none. */
          Is_Linked: { type: 'boolean' },
          Days: days,
          Closed: { type: 'array', items: closedDay },
          balances: { type: 'array', items: balance },
        },
      },
    },
  },
});

const askBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Type_Id', 'First_Day', 'Last_Day'],
  properties: { School_Id: schoolIdField, Type_Id: idField, ...spanFields, Note: noteField },
} as const satisfies JSONSchema;

export type LeaveBody = FromSchema<typeof askBody>;

export const askStaffLeave = defineCall({
  id: 'askStaffLeave',
  method: 'POST',
  path: '/api/staff/leave',
  group,
  summary: 'Ask for leave; who keeps the registers may ask for somebody else',
  host: 'school',
  access: mayAsk,
  body: askBody,
  answers: { 201: { description: 'The request', schema: request } },
});

const decisionFields = {
  School_Id: schoolIdField,
  State: { enum: leaveDecisions },
  /** Needed for a refusal. */
  Decision: noteField,
  /** Of the days that are asked for, those that are approved; all of them without it. */
  First_Day: dateField,
  Last_Day: dateField,
} as const satisfies Record<string, JSONSchema>;

const decisionBody = {
  type: 'object',
  additionalProperties: false,
  required: ['State'],
  properties: decisionFields,
} as const satisfies JSONSchema;

export type DecisionBody = FromSchema<typeof decisionBody>;

export const decideStaffLeave = defineCall({
  id: 'decideStaffLeave',
  method: 'POST',
  path: '/api/staff/leave/:id/decide',
  group,
  summary: 'Approve a request, or a part of its days, or refuse it; nobody but an admin decides the own one',
  host: 'school',
  access: mayDecideLeave,
  params: idParams,
  body: decisionBody,
  versioned: true,
  answers: { 200: { description: 'The request', schema: request } },
});

export const cancelStaffLeave = defineCall({
  id: 'cancelStaffLeave',
  method: 'POST',
  path: '/api/staff/leave/:id/cancel',
  group,
  summary: 'Withdraw a request; of one’s own approved leave only before it begins',
  host: 'school',
  access: mayAsk,
  params: idParams,
  body: queryOf({ School_Id: schoolIdField }),
  versioned: true,
  answers: { 200: { description: 'The request', schema: request } },
});
