import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { noParams } from '../described.ts';
import { defineSource } from './define.ts';

/** A session that enquiries may be for. */
const openSession = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'firstDay'],
  properties: {
    /** 'YYYY-YYYY+1'. */
    name: { type: 'string' },
    /** Ages are counted on it. */
    firstDay: { type: 'string', format: 'date' },
  },
} as const satisfies JSONSchema;

/** A class that enquiries may be for. */
const offeredClass = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name', 'asksEarlierSchool'],
  properties: {
    id: { type: 'integer', minimum: 1 },
    name: { type: 'string' },
    /** Years on the first day of the session. */
    minAge: { type: 'integer' },
    maxAge: { type: 'integer' },
    /** Whether the form asks for the child's previous school. */
    asksEarlierSchool: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export const admissionsResult = {
  type: 'object',
  additionalProperties: false,
  required: ['sessions', 'classes'],
  properties: {
    sessions: { type: 'array', items: openSession },
    classes: { type: 'array', items: offeredClass },
  },
} as const satisfies JSONSchema;

export type Admissions = FromSchema<typeof admissionsResult>;

export const admissions = defineSource({
  name: 'admissions',
  title: 'The sessions and classes that a school takes enquiries for',
  params: noParams,
  result: admissionsResult,
  tags: ['lookup'],
  expires: 'midnight',
});
