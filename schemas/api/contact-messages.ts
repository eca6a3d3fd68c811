import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateTimeField, emailField, idField, mobileField } from '../fields.ts';
import { anyone, type CallAccess, defineCall, needs } from './define.ts';
import { idParams, inboxFilters, pagedQueryOf, queryOf } from './inbox.ts';
import { formGuardFields, formTries, sentBack } from './public-form.ts';
import { doneSchema, schoolIdField } from './shared.ts';

const statuses = ['New', 'Read', 'Closed'] as const;

/** Lengths: docs/domain.md, Contact messages. */
const written = {
  Name: { type: 'string', minLength: 2, maxLength: 255 },
  Email: emailField,
  Mobile: mobileField,
  Subject: { type: 'string', maxLength: 150 },
  Message: { type: 'string', format: 'multiline', minLength: 5, maxLength: 500 },
} as const satisfies Record<string, JSONSchema>;

const contactBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Name', 'Message'],
  properties: { School_Id: schoolIdField, ...written, ...formGuardFields },
} as const satisfies JSONSchema;

const messageRow = {
  type: 'object',
  additionalProperties: false,
  required: ['Contact_Message_Id', 'Name', 'Message', 'Status', 'Created_At'],
  properties: {
    Contact_Message_Id: idField,
    ...written,
    Status: { enum: statuses },
    Created_At: dateTimeField,
  },
} as const satisfies JSONSchema;

export type ContactMessageRow = FromSchema<typeof messageRow>;

const filters = {
  School_Id: schoolIdField,
  /** The keyword: in the name, the mobile number, the email address, the subject or the message. */
  ...inboxFilters(statuses),
} as const satisfies Record<string, JSONSchema>;

const listQuery = pagedQueryOf(filters);

const exportQuery = queryOf(filters);

export type ContactMessageFilters = FromSchema<typeof exportQuery>;

const statusBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Status'],
  properties: { School_Id: schoolIdField, Status: { enum: statuses } },
} as const satisfies JSONSchema;

const group = 'Contact messages';

export const addContactMessage = defineCall({
  id: 'addContactMessage',
  method: 'POST',
  path: '/api/contact-messages',
  group,
  summary: "Write to the school, or to the product's own people: ten an hour from one address",
  host: 'any',
  access: anyone,
  takes: 'form',
  body: contactBody,
  limit: formTries,
  answers: { 201: { description: 'It is there', schema: doneSchema }, 303: sentBack },
});

interface Office {
  /** What the ids of its calls end with. */
  readonly name: string;
  readonly path: string;
  readonly host: 'school' | 'platform';
  readonly of: string;
  readonly read: CallAccess;
  readonly write: CallAccess;
}

/** The calls with which one office reads what was written to it. */
const officeCalls = ({ name, path, host, of, read, write }: Office) => ({
  list: defineCall({
    id: `list${name}`,
    method: 'GET',
    path,
    group,
    summary: `Messages to ${of}, the latest first`,
    host,
    access: read,
    query: listQuery,
    answers: { 200: { description: 'One page', schema: { type: 'array', items: messageRow } } },
  }),
  export: defineCall({
    id: `export${name}`,
    method: 'GET',
    path: `${path}/export`,
    group,
    summary: `Messages to ${of} as CSV`,
    host,
    access: read,
    query: exportQuery,
    answers: { 200: { description: 'A CSV file', type: 'text/csv' } },
  }),
  change: defineCall({
    id: `change${name.replace(/s$/, '')}`,
    method: 'PATCH',
    path: `${path}/:id`,
    group,
    summary: `Mark a message to ${of} as read or closed`,
    host,
    access: write,
    params: idParams,
    body: statusBody,
    answers: { 200: { description: 'The message as it is then', schema: messageRow } },
  }),
});

export const schoolMessages = officeCalls({
  name: 'ContactMessages',
  path: '/api/contact-messages',
  host: 'school',
  of: 'the school',
  read: needs('/visitors', 'read'),
  write: needs('/visitors', 'write'),
});

export const platformMessages = officeCalls({
  name: 'PlatformMessages',
  path: '/api/platform/contact-messages',
  host: 'platform',
  of: "the product's own people",
  read: needs('/platform', 'read'),
  write: needs('/platform', 'write'),
});
