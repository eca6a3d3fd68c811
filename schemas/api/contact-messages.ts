import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateTimeField, emailField, idField, mobileField } from '../fields.ts';
import { maxEntryLength, messageEntryKinds, messageStatuses } from '../records/contact-message.ts';
import { anyone, type CallAccess, defineCall, needs } from './define.ts';
import { idParams, inboxFilters, pagedQueryOf, queryOf } from './inbox.ts';
import { formGuardFields, formTries, sentBack } from './public-form.ts';
import { doneSchema, schoolIdField } from './shared.ts';

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
    Status: { enum: messageStatuses },
    Created_At: dateTimeField,
  },
} as const satisfies JSONSchema;

export type ContactMessageRow = FromSchema<typeof messageRow>;

const messageCount = {
  type: 'object',
  additionalProperties: false,
  required: ['Status', 'Count'],
  properties: { Status: { enum: messageStatuses }, Count: { type: 'integer', minimum: 1 } },
} as const satisfies JSONSchema;

const textField = {
  type: 'string',
  format: 'multiline',
  minLength: 1,
  maxLength: maxEntryLength,
} as const satisfies JSONSchema;

const orNull = <const S extends JSONSchema>(schema: S) => ({ anyOf: [schema, { type: 'null' }] }) as const;

const messageEntry = {
  type: 'object',
  additionalProperties: false,
  required: ['Entry_Id', 'Kind', 'At', 'By'],
  properties: {
    Entry_Id: idField,
    Kind: { enum: messageEntryKinds },
    /** What was written; of an enquiry its reference number. */
    Text: { type: 'string' },
    /** What the message became, where it was marked. */
    Status: { enum: messageStatuses },
    At: dateTimeField,
    /** Null where a program did it. */
    By: orNull({ type: 'string' }),
  },
} as const satisfies JSONSchema;

export type ContactMessageEntry = FromSchema<typeof messageEntry>;

const messageDetails = {
  type: 'object',
  additionalProperties: false,
  required: ['message', 'entries', 'sendsMail', 'Reply_To', 'Admission_Enquiry_Id'],
  properties: {
    message: messageRow,
    /** What was done with it, the oldest first. */
    entries: { type: 'array', items: messageEntry },
    /** Whether the server has a mail server that replies leave by. */
    sendsMail: { type: 'boolean' },
    /** Where answers to a reply go: the address in the published profile. */
    Reply_To: orNull({ type: 'string' }),
    /** The enquiry that was made of it. */
    Admission_Enquiry_Id: orNull(idField),
  },
} as const satisfies JSONSchema;

export type ContactMessageDetails = FromSchema<typeof messageDetails>;

const filters = {
  School_Id: schoolIdField,
  /** The keyword: in the name, the mobile number, the email address, the subject or the message. */
  ...inboxFilters(messageStatuses),
} as const satisfies Record<string, JSONSchema>;

const listQuery = pagedQueryOf(filters);

const exportQuery = queryOf(filters);

export type ContactMessageFilters = FromSchema<typeof exportQuery>;

const statusBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Status'],
  properties: { School_Id: schoolIdField, Status: { enum: messageStatuses } },
} as const satisfies JSONSchema;

const textBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Text'],
  properties: { School_Id: schoolIdField, Text: textField },
} as const satisfies JSONSchema;

const enquiryBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Admission_Enquiry_Id'],
  properties: { School_Id: schoolIdField, Admission_Enquiry_Id: idField },
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
  keyed: true,
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

/** The calls with which one office reads and answers what was written to it. */
const officeCalls = ({ name, path, host, of, read, write }: Office) => {
  const one = name.replace(/s$/, '');
  const toRead = { group, host, access: read } as const;
  const toChange = { group, host, access: write, params: idParams } as const;
  return {
    list: defineCall({
      ...toRead,
      id: `list${name}`,
      method: 'GET',
      path,
      summary: `Messages to ${of}, the latest first`,
      query: listQuery,
      answers: { 200: { description: 'One page', schema: { type: 'array', items: messageRow } } },
    }),
    count: defineCall({
      ...toRead,
      id: `count${name}`,
      method: 'GET',
      path: `${path}/counts`,
      summary: `How many messages to ${of} there are, by status`,
      answers: {
        200: { description: 'Without those of which there is none', schema: { type: 'array', items: messageCount } },
      },
    }),
    export: defineCall({
      ...toRead,
      id: `export${name}`,
      method: 'GET',
      path: `${path}/export`,
      summary: `Messages to ${of} as CSV`,
      query: exportQuery,
      answers: { 200: { description: 'A CSV file', type: 'text/csv' } },
    }),
    read: defineCall({
      ...toRead,
      id: `read${one}`,
      method: 'GET',
      path: `${path}/:id`,
      summary: `A message to ${of}, and what was done with it`,
      params: idParams,
      answers: { 200: { description: 'The message; reading it marks nothing', schema: messageDetails } },
    }),
    change: defineCall({
      ...toChange,
      id: `change${one}`,
      method: 'PATCH',
      path: `${path}/:id`,
      summary: `Mark a message to ${of} as read or closed`,
      body: statusBody,
      answers: { 200: { description: 'The message as it is then', schema: messageRow } },
    }),
    reply: defineCall({
      ...toChange,
      id: `replyTo${one}`,
      method: 'POST',
      path: `${path}/:id/replies`,
      summary: `Reply by mail to who wrote to ${of}; the text is kept with the message`,
      body: textBody,
      answers: { 201: { description: 'What is kept of it, once the mail is handed over', schema: messageEntry } },
      keyed: true,
    }),
    note: defineCall({
      ...toChange,
      id: `note${one}`,
      method: 'POST',
      path: `${path}/:id/notes`,
      summary: `Add a note to a message to ${of}, for the office alone`,
      body: textBody,
      answers: { 201: { description: 'The note', schema: messageEntry } },
      keyed: true,
    }),
    remove: defineCall({
      ...toChange,
      id: `remove${one}`,
      method: 'DELETE',
      path: `${path}/:id`,
      summary: `Remove a message to ${of}; it is gone for good after 30 days`,
      answers: { 200: { description: 'It is gone', schema: doneSchema } },
    }),
    restore: defineCall({
      ...toChange,
      id: `restore${one}`,
      method: 'POST',
      path: `${path}/:id/restore`,
      summary: `Put a removed message to ${of} back`,
      answers: { 200: { description: 'The message as it is then', schema: messageRow } },
    }),
  };
};

export const schoolMessages = officeCalls({
  name: 'ContactMessages',
  path: '/api/contact-messages',
  host: 'school',
  of: 'the school',
  read: needs('/messages', 'read'),
  write: needs('/messages', 'write'),
});

// Each by its own name: a browser is given no other exports of this module.
export const {
  list: listContactMessages,
  count: countContactMessages,
  export: exportContactMessages,
  read: readContactMessage,
  change: changeContactMessage,
  reply: replyToContactMessage,
  note: noteContactMessage,
  remove: removeContactMessage,
  restore: restoreContactMessage,
} = schoolMessages;

export const platformMessages = officeCalls({
  name: 'PlatformMessages',
  path: '/api/platform/contact-messages',
  host: 'platform',
  of: "the product's own people",
  read: needs('/platform', 'read'),
  write: needs('/platform', 'write'),
});

export const {
  list: listPlatformMessages,
  count: countPlatformMessages,
  export: exportPlatformMessages,
  read: readPlatformMessage,
  change: changePlatformMessage,
  reply: replyToPlatformMessage,
  note: notePlatformMessage,
  remove: removePlatformMessage,
  restore: restorePlatformMessage,
} = platformMessages;

export const linkMessageEnquiry = defineCall({
  id: 'linkMessageEnquiry',
  method: 'PUT',
  path: '/api/contact-messages/:id/enquiry',
  group,
  summary: 'Close a message with the admission enquiry that was made of it; needs the right to change admissions too',
  host: 'school',
  access: needs('/messages', 'write'),
  params: idParams,
  body: enquiryBody,
  answers: { 200: { description: 'The message as it is then', schema: messageRow } },
});
