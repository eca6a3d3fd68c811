import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateTimeField, idField } from '../fields.ts';
import { maxSupportReason, minSupportReason, supportHours } from '../records/support.ts';
import { defineCall, needs } from './define.ts';

/** How many grants are listed, the last first. */
export const listedGrants = 20;

const orNull = { ...dateTimeField, type: ['string', 'null'] } as const satisfies JSONSchema;

const visit = {
  type: 'object',
  additionalProperties: false,
  required: ['by', 'enteredAt', 'leftAt'],
  properties: {
    /** The operator. */
    by: { type: 'string' },
    enteredAt: dateTimeField,
    /** Null while they are there; they are gone when the grant ends. */
    leftAt: orNull,
  },
} as const satisfies JSONSchema;

const grantFields = {
  id: idField,
  reason: { type: 'string' },
  /** The admin who gave it. */
  givenBy: { type: 'string' },
  givenAt: dateTimeField,
  endsAt: dateTimeField,
} as const satisfies Record<string, JSONSchema>;

/** A grant that stands, as operators see it. */
export const standingGrant = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'reason', 'givenBy', 'givenAt', 'endsAt'],
  properties: grantFields,
} as const satisfies JSONSchema;

const grant = {
  type: 'object',
  additionalProperties: false,
  required: [...standingGrant.required, 'withdrawnAt', 'withdrawnBy', 'stands', 'visits'],
  properties: {
    ...grantFields,
    withdrawnAt: orNull,
    withdrawnBy: { type: ['string', 'null'] },
    /** Whether operators may enter now. */
    stands: { type: 'boolean' },
    /** The last first. */
    visits: { type: 'array', items: visit },
  },
} as const satisfies JSONSchema;

export type SupportGrant = FromSchema<typeof grant>;

const group = 'Support access';

export const listSupportGrants = defineCall({
  id: 'listSupportGrants',
  method: 'GET',
  path: '/api/support',
  group,
  summary: 'When the school let the platform’s operators look in, why, and who came; the last first',
  host: 'school',
  access: needs('/settings', 'read'),
  answers: { 200: { description: 'The grants', schema: { type: 'array', maxItems: listedGrants, items: grant } } },
});

const giveBody = {
  type: 'object',
  additionalProperties: false,
  required: ['reason', 'hours'],
  properties: {
    /** What they are to look at: they read it, and both audit logs keep it. */
    reason: { type: 'string', format: 'multiline', minLength: minSupportReason, maxLength: maxSupportReason },
    hours: { enum: supportHours },
  },
} as const satisfies JSONSchema;

export const giveSupport = defineCall({
  id: 'giveSupport',
  method: 'POST',
  path: '/api/support',
  group,
  summary: 'Let the platform’s operators into the office for some hours: they read, and change nothing',
  host: 'school',
  access: needs('/settings', 'write'),
  body: giveBody,
  answers: { 201: { description: 'The grant', schema: grant } },
});

export const withdrawSupport = defineCall({
  id: 'withdrawSupport',
  method: 'DELETE',
  path: '/api/support/:id',
  group,
  summary: 'End a grant at once; operators who are in the office are out of it',
  host: 'school',
  access: needs('/settings', 'write'),
  params: { type: 'object', additionalProperties: false, required: ['id'], properties: { id: idField } },
  answers: { 200: { description: 'The grant as it is then', schema: grant } },
});

export const enterSchool = defineCall({
  id: 'enterSchool',
  method: 'POST',
  path: '/api/schools/:id/support',
  group,
  summary:
    'Enter a school that gives access: an address of its host that lets this browser in, once and within a minute',
  host: 'platform',
  access: needs('/platform', 'write'),
  params: { type: 'object', additionalProperties: false, required: ['id'], properties: { id: idField } },
  answers: {
    200: {
      description: 'Where to go on',
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['url'],
        properties: { url: { type: 'string' } },
      },
    },
  },
});
