import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateTimeField, idField, mobileField } from '../../fields.ts';
import { defineCall } from '../define.ts';
import { idParams, pagedQueryOf } from '../inbox.ts';
import { schoolIdField } from '../shared.ts';
import { counter, nameField, orNull, text, toRead, toWrite, visitorRow } from './fields.ts';

const deniedFields = {
  Mobile: mobileField,
  Name: nameField,
  Reason: { type: 'string', minLength: 3, maxLength: 255 },
} as const satisfies Record<string, JSONSchema>;

const deniedBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Mobile', 'Name', 'Reason'],
  properties: { School_Id: schoolIdField, ...deniedFields },
} as const satisfies JSONSchema;

const deniedRow = {
  type: 'object',
  additionalProperties: false,
  required: ['Denied_Id', 'Mobile', 'Name', 'Reason', 'Denied_At'],
  properties: {
    Denied_Id: idField,
    ...deniedFields,
    Mobile: text,
    Denied_At: dateTimeField,
    /** Who put them on the list, by name. */
    Denied_By: text,
  },
} as const satisfies JSONSchema;

export type DeniedRow = FromSchema<typeof deniedRow>;

const knownQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['Mobile'],
  properties: { School_Id: schoolIdField, Mobile: mobileField },
} as const satisfies JSONSchema;

const knownAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['Last', 'Visits', 'Guardians', 'Denied', 'Inside', 'Expected'],
  properties: {
    /** Their last visit; null for who has not been here in the time that entries are kept. */
    Last: orNull(visitorRow),
    /** How often they came within 30 days. */
    Visits: counter,
    /** Guardians with this number, each with a child; none where the caller may not see students. */
    Guardians: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Name', 'Student'],
        properties: { Name: text, Student: text },
      },
    },
    Denied: orNull(deniedRow),
    /** The visit that they have not been signed out of. */
    Inside: orNull(visitorRow),
    /** The visit that they are expected for today. */
    Expected: orNull(visitorRow),
  },
} as const satisfies JSONSchema;

export type KnownVisitor = FromSchema<typeof knownAnswer>;

export const findKnownVisitor = defineCall({
  ...toRead,
  id: 'findKnownVisitor',
  method: 'GET',
  path: '/api/visitors/known',
  summary: 'What is known of a mobile number: last visit, children at the school, whether they are not let in',
  query: knownQuery,
  answers: { 200: { description: 'What is known', schema: knownAnswer } },
});

export const listDenied = defineCall({
  ...toRead,
  id: 'listDeniedVisitors',
  method: 'GET',
  path: '/api/visitors/denied',
  summary: 'Who is not let in and why, the latest first',
  query: pagedQueryOf({ School_Id: schoolIdField }),
  answers: { 200: { description: 'One page', schema: { type: 'array', items: deniedRow } } },
});

export const denyVisitor = defineCall({
  ...toWrite,
  id: 'denyVisitor',
  method: 'POST',
  path: '/api/visitors/denied',
  summary: 'Put a mobile number on the list of who is not let in; the reason of one that is there is replaced',
  body: deniedBody,
  answers: { 201: { description: 'The entry', schema: deniedRow } },
});

export const allowVisitor = defineCall({
  ...toWrite,
  id: 'allowVisitor',
  method: 'DELETE',
  path: '/api/visitors/denied/:id',
  summary: 'Take somebody off that list',
  params: idParams,
  answers: { 200: { description: 'The entry as it was', schema: deniedRow } },
});
