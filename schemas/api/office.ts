import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField, dateTimeField } from '../fields.ts';
import { firstSteps } from '../first-steps.ts';
import { defineCall, needs, signedIn } from './define.ts';
import { doneSchema } from './shared.ts';

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

const firstRun = {
  type: 'object',
  additionalProperties: false,
  required: ['done', 'isPutAway'],
  properties: {
    /** The steps whose work is there now: it may be undone. */
    done: { type: 'array', uniqueItems: true, items: { enum: firstSteps } },
    /** Whether somebody has put the list away, for the whole office. */
    isPutAway: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type FirstRun = FromSchema<typeof firstRun>;

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
        properties: {
          today: dateField,
          at: dateTimeField,
          work: { type: 'array', items: work },
          /** For who may do all of the steps. */
          firstRun,
        },
      },
    },
  },
});

export const putAwayFirstSteps = defineCall({
  id: 'putAwayFirstSteps',
  method: 'PUT',
  path: '/api/office/first-steps',
  group: 'Office',
  summary: 'Put the first steps away for the whole office, or take them out again',
  host: 'school',
  access: needs('/users', 'write'),
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['isPutAway'],
    properties: { isPutAway: { type: 'boolean' } },
  },
  answers: { 200: { description: 'It is kept', schema: doneSchema } },
});
