import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateTimeField, idField } from '../fields.ts';
import { defineCall, signedIn } from './define.ts';
import { doneSchema } from './shared.ts';

/** A sign-in that holds: a browser, and since when. */
export const sessionRow = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'isCurrent', 'userAgent', 'address', 'createdAt', 'lastSeenAt', 'expiresAt'],
  properties: {
    id: idField,
    /** Whether it is the session of this request. */
    isCurrent: { type: 'boolean' },
    userAgent: { type: ['string', 'null'] },
    address: { type: ['string', 'null'] },
    createdAt: dateTimeField,
    /** When its browser last asked who is signed in, to five minutes. */
    lastSeenAt: dateTimeField,
    expiresAt: dateTimeField,
  },
} as const satisfies JSONSchema;

export type SessionInfo = FromSchema<typeof sessionRow>;

const sessionParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: idField },
} as const satisfies JSONSchema;

export const listOwnSessions = defineCall({
  id: 'listOwnSessions',
  method: 'GET',
  path: '/api/Account/sessions',
  group: 'Account',
  summary: 'Where you are signed in, the latest first',
  host: 'any',
  access: signedIn,
  answers: { 200: { description: 'The valid sign-ins', schema: { type: 'array', items: sessionRow } } },
});

export const endOwnSession = defineCall({
  id: 'endOwnSession',
  method: 'DELETE',
  path: '/api/Account/sessions/:id',
  group: 'Account',
  summary: 'End one of your sign-ins',
  host: 'any',
  access: signedIn,
  params: sessionParams,
  answers: { 200: { description: 'It is ended', schema: doneSchema } },
});

export const endOtherSessions = defineCall({
  id: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/Account/sessions',
  group: 'Account',
  summary: 'End all your sign-ins but this one',
  host: 'any',
  access: signedIn,
  answers: { 200: { description: 'They are ended', schema: doneSchema } },
});
