import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField, dateTimeField, idField } from '../fields.ts';
import { defineCall, needs } from './define.ts';
import { schoolRow, schoolStateField } from './schools.ts';
import { standingGrant } from './support.ts';

const number = { type: 'integer', minimum: 0 } as const satisfies JSONSchema;

/** How many wait, and who the first three are. */
const waiting = {
  type: 'object',
  additionalProperties: false,
  required: ['count', 'names'],
  properties: { count: number, names: { type: 'array', maxItems: 3, items: { type: 'string' } } },
} as const satisfies JSONSchema;

/** How many schools the overview names. */
export const newestSchools = 6;

const overview = {
  type: 'object',
  additionalProperties: false,
  required: ['schools', 'newest', 'registered', 'demoRequests', 'messages'],
  properties: {
    /** How many there are in each state; what is in none is left out. */
    schools: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['state', 'count'],
        properties: { state: schoolStateField, count: number },
      },
    },
    /** Those registered last, the last first. */
    newest: { type: 'array', maxItems: newestSchools, items: schoolRow },
    /** How many registered in the last 30 days. */
    registered: number,
    /** Requests for a demonstration that nobody has answered. */
    demoRequests: waiting,
    /** Messages that nobody has read. */
    messages: waiting,
  },
} as const satisfies JSONSchema;

export type PlatformOverview = FromSchema<typeof overview>;

export const readOverview = defineCall({
  id: 'readOverview',
  method: 'GET',
  path: '/api/platform/overview',
  group: 'Schools',
  summary: 'The schools of the installation by their states, and what waits for its operators',
  host: 'platform',
  access: needs('/platform', 'read'),
  answers: { 200: { description: 'What there is and what waits', schema: overview } },
});

const people = {
  type: 'object',
  additionalProperties: false,
  required: ['role', 'count'],
  properties: { role: { enum: ['Admin', 'Staff', 'Student', 'Parent'] }, count: number },
} as const satisfies JSONSchema;

const stateChange = {
  type: 'object',
  additionalProperties: false,
  required: ['at', 'by', 'from', 'to', 'reason'],
  properties: {
    at: dateTimeField,
    /** Their name, or what did it. */
    by: { type: 'string' },
    from: schoolStateField,
    to: schoolStateField,
    reason: { type: 'string' },
  },
} as const satisfies JSONSchema;

/** How many weeks of log-ins are told of a school, the one that runs with them. */
export const toldWeeks = 8;

const logInWeek = {
  type: 'object',
  additionalProperties: false,
  required: ['from', 'count', 'people'],
  properties: {
    /** Its Monday. */
    from: dateField,
    /** How often somebody logged in. */
    count: number,
    /** How many people that was. */
    people: number,
  },
} as const satisfies JSONSchema;

/** How many changes of its state are told of a school, the last first. */
export const toldChanges = 10;

const schoolDetails = {
  type: 'object',
  additionalProperties: false,
  required: ['school', 'themeId', 'people', 'lastSignIn', 'logIns', 'support', 'changes'],
  properties: {
    school: schoolRow,
    themeId: { type: 'integer', minimum: 0 },
    /** The accounts that may sign in, by role; nothing of whose they are. */
    people: { type: 'array', items: people },
    /** Of anybody at the school; null where nobody ever has. */
    lastSignIn: { ...dateTimeField, type: ['string', 'null'] },
    /** Week by week, the one that runs first. */
    logIns: { type: 'array', minItems: toldWeeks, maxItems: toldWeeks, items: logInWeek },
    /** The grant under which operators may enter; null where none stands. */
    support: { ...standingGrant, type: ['object', 'null'] },
    changes: { type: 'array', maxItems: toldChanges, items: stateChange },
  },
} as const satisfies JSONSchema;

export type SchoolDetails = FromSchema<typeof schoolDetails>;

export const readSchoolDetails = defineCall({
  id: 'readSchoolDetails',
  method: 'GET',
  path: '/api/schools/:id',
  group: 'Schools',
  summary:
    'A school with its theme, how many accounts it has, how often people sign in week by week, and the changes of its state',
  host: 'platform',
  access: needs('/platform', 'read'),
  params: { type: 'object', additionalProperties: false, required: ['id'], properties: { id: idField } },
  answers: { 200: { description: 'The school', schema: schoolDetails } },
});
