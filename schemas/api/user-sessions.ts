import type { JSONSchema } from 'json-schema-to-ts';
import { idField } from '../fields.ts';
import { sessionRow } from './account-sessions.ts';
import { defineCall, needs } from './define.ts';
import { doneSchema } from './shared.ts';
import { userParams } from './users.ts';

const sessionParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'sessionId'],
  properties: { id: idField, sessionId: idField },
} as const satisfies JSONSchema;

const group = 'Users';
const path = '/api/users/:id/sessions';

export const listUserSessions = defineCall({
  id: 'listUserSessions',
  method: 'GET',
  path,
  group,
  summary: 'Where someone is signed in, the latest first',
  host: 'any',
  access: needs('/users', 'read'),
  notForSupport: true,
  params: userParams,
  answers: { 200: { description: 'The valid sign-ins', schema: { type: 'array', items: sessionRow } } },
});

export const endUserSession = defineCall({
  id: 'endUserSession',
  method: 'DELETE',
  path: `${path}/:sessionId`,
  group,
  summary: "End one of someone's sign-ins",
  host: 'any',
  access: needs('/users', 'write'),
  params: sessionParams,
  answers: { 200: { description: 'It is ended', schema: doneSchema } },
});

export const endUserSessions = defineCall({
  id: 'endUserSessions',
  method: 'DELETE',
  path,
  group,
  summary: "End all of someone's sign-ins",
  host: 'any',
  access: needs('/users', 'write'),
  params: userParams,
  answers: { 200: { description: 'They are ended', schema: doneSchema } },
});
