import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateTimeField, idField } from '../fields.ts';
import { adminOnly, defineCall } from './define.ts';

const base = { group: 'Privacy', host: 'school', access: adminOnly } as const;

const contactField = { type: 'string', minLength: 5, maxLength: 254 } as const satisfies JSONSchema;

const contactQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['Contact'],
  /** A mobile number or an email address, whole. */
  properties: { Contact: contactField },
} as const satisfies JSONSchema;

/** What somebody may have left here. Of a student and a member of staff, the record has calls of its own. */
const heldKinds = ['enquiry', 'message', 'visit', 'denied', 'account', 'student', 'staff'] as const;

const heldRecord = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'id', 'name', 'number', 'at', 'canErase'],
  properties: {
    kind: { enum: heldKinds },
    id: idField,
    name: { type: 'string' },
    /** Of the enquiry, the pass, the student or the member; of a message its subject; empty where there is none. */
    number: { type: 'string' },
    at: dateTimeField,
    /**
     * Whether `eraseContact` takes it along: what became a student goes with the student, and
     * whom the gate does not let in stays on its list, and an account is closed with those of the school.
     */
    canErase: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type HeldRecord = FromSchema<typeof heldRecord>;

export const findContact = defineCall({
  ...base,
  id: 'findContact',
  method: 'GET',
  path: '/api/privacy/contact',
  summary: 'What is held under a mobile number or an email address, the newest first',
  query: contactQuery,
  answers: { 200: { description: 'Each record', schema: { type: 'array', items: heldRecord } } },
});

const things = { type: 'array', items: { type: 'object', additionalProperties: true } } as const satisfies JSONSchema;

export const exportContact = defineCall({
  ...base,
  id: 'exportContact',
  method: 'GET',
  path: '/api/privacy/contact/export',
  summary:
    'The enquiries, messages, visits, denied visits and accounts under a mobile number or an email address, whole',
  query: contactQuery,
  answers: {
    200: {
      description: 'A JSON file',
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['exportedAt', 'enquiries', 'messages', 'visits', 'denied', 'accounts'],
        properties: {
          exportedAt: dateTimeField,
          enquiries: things,
          messages: things,
          visits: things,
          denied: things,
          accounts: things,
        },
      },
    },
  },
});

const count = { type: 'integer', minimum: 0 } as const satisfies JSONSchema;

export const eraseContact = defineCall({
  ...base,
  id: 'eraseContact',
  method: 'POST',
  path: '/api/privacy/contact/erase',
  summary:
    'Erase the enquiries, messages and visits under a mobile number or an email address, and what the log says of them',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Contact', 'confirm', 'reason'],
    properties: {
      Contact: contactField,
      /** The same, typed again. */
      confirm: contactField,
      reason: { type: 'string', format: 'multiline', minLength: 1, maxLength: 250 },
    },
  },
  answers: {
    200: {
      description: 'How many are gone',
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['enquiries', 'messages', 'visits'],
        properties: { enquiries: count, messages: count, visits: count },
      },
    },
  },
});
