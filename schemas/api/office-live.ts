import type { JSONSchema } from 'json-schema-to-ts';
import { areas } from '../access/matrix.ts';
import { windowPattern } from '../office-events.ts';
import { defineCall, signedIn } from './define.ts';
import { doneSchema } from './shared.ts';

/** The name that a window of the office gives itself; the same in the header `x-window` of what it changes. */
const windowField = { type: 'string', maxLength: 32, pattern: windowPattern } as const satisfies JSONSchema;

export const followOffice = defineCall({
  id: 'followOffice',
  method: 'GET',
  path: '/api/office/events',
  group: 'Office',
  summary:
    'What is changed in the school, or among what operators read, from now on, and who else has the office open, as it happens',
  host: 'any',
  access: signedIn,
  whileSupport: true,
  endless: true,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['window'],
    properties: { window: windowField },
  },
  limit: { max: 600, perSeconds: 60 },
  answers: {
    200: {
      description:
        'Server-sent events: `ready` at first, `changed` with groups, types and ids of the areas that the caller may read, `people` with who else is there, `unknown` where anything may have been changed',
      type: 'text/event-stream',
    },
  },
});

export const showPlace = defineCall({
  id: 'showPlace',
  method: 'PUT',
  path: '/api/office/presence',
  group: 'Office',
  summary: 'Say what a window of the office has open, for others who may read it',
  host: 'school',
  access: signedIn,
  limit: { max: 1200, perSeconds: 60 },
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['window'],
    properties: {
      window: windowField,
      /** Of a screen, whose area it is. */
      area: { type: 'string', enum: areas },
      /** Of an item of content, or of a record such as an enquiry or an entry of a list: which one. */
      type: { type: 'string', maxLength: 40 },
      id: { type: 'integer', minimum: 1, maximum: 2147483647 },
    },
  },
  answers: { 200: { description: 'The others are told', schema: doneSchema } },
});
