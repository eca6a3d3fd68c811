import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField, dateTimeField } from '../fields.ts';
import { defineCall, signedIn } from './define.ts';

/** What may wait for an office, in the order in which it is shown. */
const workKinds = [
  'newEnquiries',
  'overdueFollowUps',
  'messages',
  'waitingChanges',
  'expiringDocuments',
  'unverifiedEmail',
] as const;

const work = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'count', 'names'],
  properties: {
    kind: { enum: workKinds },
    count: { type: 'integer', minimum: 1 },
    /** The first three, by their names; of documents the fields of the disclosure. */
    names: { type: 'array', maxItems: 3, items: { type: 'string' } },
    /** The day that the first of them is due, or was. */
    date: dateField,
  },
} as const satisfies JSONSchema;

export type Work = FromSchema<typeof work>;

export const readToday = defineCall({
  id: 'readToday',
  method: 'GET',
  path: '/api/office/today',
  group: 'Office',
  summary: 'What waits for the caller today, of the areas that are open to them',
  host: 'school',
  access: signedIn,
  answers: {
    200: {
      description: 'What waits; what does not is left out',
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['today', 'at', 'work'],
        properties: { today: dateField, at: dateTimeField, work: { type: 'array', items: work } },
      },
    },
  },
});
