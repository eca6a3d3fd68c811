import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField, dateTimeField, idField } from '../fields.ts';
import { documentStates } from '../records/enquiry.ts';
import { inboxGroups } from '../records/enquiry-inbox.ts';
import { enquiryParams } from './admission-office.ts';
import {
  enquiryDayFilters,
  enquiryListRow,
  enquiryStatusFilter,
  enquiryWorkFilters,
  inboxView,
  statusField,
} from './admissions.ts';
import { defineCall, needs } from './define.ts';
import { queryOf } from './inbox.ts';
import { pagingFields } from './shared.ts';

const group = 'Admissions';

const orNull = <const S extends JSONSchema>(schema: S) => ({ anyOf: [schema, { type: 'null' }] }) as const;

const filters = {
  ...enquiryDayFilters,
  ...enquiryWorkFilters,
  Status: enquiryStatusFilter,
} as const satisfies Record<string, JSONSchema>;

const inboxQuery = queryOf({
  view: { ...inboxView, default: 'open' },
  ...filters,
  ...pagingFields,
});

export type InboxFilters = Omit<FromSchema<typeof inboxQuery>, 'view' | 'page' | 'pageSize'>;

const { properties: row } = enquiryListRow;

const inboxRow = {
  type: 'object',
  additionalProperties: false,
  required: [
    'Admission_Enquiry_Id',
    'Reference_No',
    'Status',
    'Group',
    'Child_Name',
    'Parent_Name',
    'Mobile',
    'Session',
    'Class_Id',
    'Next_Date',
    'Documents',
    'Created_At',
    'version',
  ],
  properties: {
    Admission_Enquiry_Id: idField,
    Reference_No: row.Reference_No,
    Status: statusField,
    Group: { enum: inboxGroups },
    Child_Name: { type: 'string' },
    Parent_Name: row.Parent_Name,
    Mobile: row.Mobile,
    Session: row.Session,
    Class_Id: row.Class_Id,
    Enquiry_Type: row.Enquiry_Type,
    Priority: row.Priority,
    /** Who looks after it. */
    Assigned_To: row.Assigned_To,
    Assigned_Name: { type: 'string' },
    /** The day of the visit or of the next follow-up, whichever is sooner. */
    Next_Date: orNull(dateField),
    Visit_At: row.Visit_At,
    /** Of each document that is required or there, the required ones first. */
    Documents: { type: 'array', items: { enum: documentStates } },
    Created_At: dateTimeField,
    version: row.version,
  },
} as const satisfies JSONSchema;

export type InboxRow = FromSchema<typeof inboxRow>;

const countRow = {
  type: 'object',
  additionalProperties: false,
  required: ['Status', 'Group', 'Count'],
  properties: { Status: statusField, Group: { enum: inboxGroups }, Count: { type: 'integer', minimum: 1 } },
} as const satisfies JSONSchema;

const assignee = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name'],
  properties: { id: idField, name: { type: 'string' } },
} as const satisfies JSONSchema;

export const readInbox = defineCall({
  id: 'readAdmissionInbox',
  method: 'GET',
  path: '/api/admissions/inbox',
  group,
  summary: 'Enquiries as a day at the office takes them: overdue first, then what is due today, new ones and the rest',
  host: 'school',
  access: needs('/admissions', 'read'),
  query: inboxQuery,
  answers: { 200: { description: 'One page', schema: { type: 'array', items: inboxRow } } },
});

export const countInbox = defineCall({
  id: 'countAdmissionInbox',
  method: 'GET',
  path: '/api/admissions/counts',
  group,
  summary: 'How many enquiries there are, by status and by their place in the day’s work',
  host: 'school',
  access: needs('/admissions', 'read'),
  query: queryOf(filters),
  answers: { 200: { description: 'What there is none of is missing', schema: { type: 'array', items: countRow } } },
});

export const listAssignees = defineCall({
  id: 'listAdmissionAssignees',
  method: 'GET',
  path: '/api/admissions/assignees',
  group,
  summary: 'The people of the office who may look after an enquiry, by name',
  host: 'school',
  access: needs('/admissions', 'read'),
  answers: { 200: { description: 'All of them', schema: { type: 'array', items: assignee } } },
});

export const restoreEnquiry = defineCall({
  id: 'restoreEnquiry',
  method: 'POST',
  path: '/api/admissions/:id/restore',
  group,
  summary: 'Bring back an enquiry that was removed',
  host: 'any',
  access: needs('/admissions', 'write'),
  params: enquiryParams,
  answers: { 200: { description: 'The enquiry as it is again', schema: enquiryListRow } },
});
