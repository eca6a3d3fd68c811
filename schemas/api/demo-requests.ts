import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateTimeField, emailField, idField, mobileField, personNameField } from '../fields.ts';
import { demoRequestStatuses as statuses } from '../records/demo-request.ts';
import { anyone, defineCall, needs } from './define.ts';
import { idParams, inboxFilters, pagedQueryOf, queryOf } from './inbox.ts';
import { formGuardFields, formTries, sentBack } from './public-form.ts';
import { doneSchema } from './shared.ts';

const place = { type: 'string', maxLength: 100 } as const satisfies JSONSchema;

/** Optional details beyond the name, the school and the ways to reach someone. */
const details = {
  Designation: { enum: ['Owner', 'Principal', 'Admin', 'Teacher', 'IT', 'Other'] },
  City: place,
  State: place,
  Students_Count: { enum: ['<200', '200–500', '501–1000', '1001–3000', '3000+'] },
  Preferred_Time: { enum: ['Morning', 'Afternoon', 'Evening'] },
  /** Plain text. */
  Message: { type: 'string', format: 'multiline', maxLength: 500 },
} as const satisfies Record<string, JSONSchema>;

const people = {
  Name: personNameField,
  School_Name: { type: 'string', minLength: 2, maxLength: 150 },
  Mobile: mobileField,
  Email: emailField,
} as const satisfies Record<string, JSONSchema>;

const demoRequestBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Name', 'School_Name', 'Mobile', 'Consent'],
  properties: {
    ...people,
    ...details,
    /** To be called back, under the privacy notice. */
    Consent: { type: 'boolean' },
    ...formGuardFields,
  },
} as const satisfies JSONSchema;

export type DemoRequestBody = FromSchema<typeof demoRequestBody>;

const demoRequestRow = {
  type: 'object',
  additionalProperties: false,
  required: ['Demo_Request_Id', 'Name', 'School_Name', 'Mobile', 'Status', 'Next_Statuses', 'Requests', 'Created_At'],
  properties: {
    Demo_Request_Id: idField,
    ...people,
    ...details,
    Status: { enum: statuses },
    /** What may follow. */
    Next_Statuses: { type: 'array', items: { enum: statuses } },
    /** How many requests the number made within a day. */
    Requests: { type: 'integer', minimum: 1 },
    Consent_Version: { type: 'string' },
    Created_At: dateTimeField,
    Updated_At: dateTimeField,
  },
} as const satisfies JSONSchema;

export type DemoRequestRow = FromSchema<typeof demoRequestRow>;

/** The keyword: in the name, the school, the mobile number or the email address. */
const filters = inboxFilters(statuses);

const listQuery = pagedQueryOf(filters);

const exportQuery = queryOf(filters);

export type DemoRequestFilters = FromSchema<typeof exportQuery>;

const statusBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Status'],
  properties: { Status: { enum: statuses } },
} as const satisfies JSONSchema;

const group = 'Demo requests';

export const addDemoRequest = defineCall({
  id: 'addDemoRequest',
  method: 'POST',
  path: '/api/demo-requests',
  group,
  summary:
    'Ask for a demonstration: five an hour from one address. The same number within a day replaces what it said before',
  host: 'platform',
  access: anyone,
  takes: 'form',
  body: demoRequestBody,
  limit: formTries,
  answers: { 201: { description: 'It is there', schema: doneSchema }, 303: sentBack },
});

export const listDemoRequests = defineCall({
  id: 'listDemoRequests',
  method: 'GET',
  path: '/api/demo-requests',
  group,
  summary: 'Demo requests, the latest first',
  host: 'platform',
  access: needs('/platform', 'read'),
  query: listQuery,
  answers: { 200: { description: 'One page', schema: { type: 'array', items: demoRequestRow } } },
});

export const exportDemoRequests = defineCall({
  id: 'exportDemoRequests',
  method: 'GET',
  path: '/api/demo-requests/export',
  group,
  summary: 'Demo requests as CSV',
  host: 'platform',
  access: needs('/platform', 'read'),
  query: exportQuery,
  answers: { 200: { description: 'A CSV file', type: 'text/csv' } },
});

export const changeDemoRequest = defineCall({
  id: 'changeDemoRequest',
  method: 'PATCH',
  path: '/api/demo-requests/:id',
  group,
  summary: 'Move a demo request to another state',
  host: 'platform',
  access: needs('/platform', 'write'),
  params: idParams,
  body: statusBody,
  answers: { 200: { description: 'The request as it is then', schema: demoRequestRow } },
});

export const eraseDemoRequest = defineCall({
  id: 'eraseDemoRequest',
  method: 'DELETE',
  path: '/api/demo-requests/:id',
  group,
  summary: 'Erase a demo request for good, and what the log says of it',
  host: 'platform',
  access: needs('/platform', 'write'),
  params: idParams,
  answers: { 200: { description: 'It is gone', schema: doneSchema } },
});
