import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { noParams } from '../described.ts';
import { defineSource } from './define.ts';
import { popularClassItem } from './popular-classes.ts';

/** A session that enquiries may be for. */
const openSession = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'ageOn'],
  properties: {
    /** 'YYYY-YYYY+1'. */
    name: { type: 'string' },
    /** Ages are counted on it. */
    ageOn: { type: 'string', format: 'date' },
    /** The last day on which an enquiry is taken. */
    closesOn: { type: 'string', format: 'date' },
    /** What the office says of fees and of the way to an admission. */
    note: { type: 'string' },
    /** Days that families should know, in their order. */
    days: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['day', 'what'],
        properties: { day: { type: 'string', format: 'date' }, what: { type: 'string' } },
      },
    },
    /** The classes that it takes, once the office has set something for any session. */
    classes: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id'],
        properties: {
          id: { type: 'integer', minimum: 1 },
          minAge: { type: 'integer' },
          maxAge: { type: 'integer' },
          /** As the school writes it: ₹32,000 a year. */
          fee: { type: 'string' },
        },
      },
    },
  },
} as const satisfies JSONSchema;

/** A class that enquiries may be for; of several sessions, with the ages of the latest one that takes it. */
const offeredClass = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name', 'asksEarlierSchool', 'stages'],
  properties: {
    id: { type: 'integer', minimum: 1 },
    /** As the school writes it: Class 2, Class II, Grade 2. */
    name: { type: 'string' },
    /** Years on the day on which ages are counted. */
    minAge: { type: 'integer' },
    maxAge: { type: 'integer' },
    /** Whether the form asks for the child's previous school. */
    asksEarlierSchool: { type: 'boolean' },
    /** The stages that it belongs to, as places in their list; several where a class has streams. */
    stages: { type: 'array', items: { type: 'integer', minimum: 0 } },
  },
} as const satisfies JSONSchema;

export const admissionsResult = {
  type: 'object',
  additionalProperties: false,
  required: ['sessions', 'classes', 'stages'],
  properties: {
    /** The latest first; none where admissions are closed. */
    sessions: { type: 'array', items: openSession },
    classes: { type: 'array', items: offeredClass },
    /** The school's classes as its website lists them, often several in one. */
    stages: { type: 'array', items: popularClassItem },
  },
} as const satisfies JSONSchema;

export type Admissions = FromSchema<typeof admissionsResult>;

export const admissions = defineSource({
  name: 'admissions',
  title: 'The sessions and classes that a school takes enquiries for',
  params: noParams,
  result: admissionsResult,
  tags: ['lookup', 'schoolProfile', 'popularClass'],
  expires: 'midnight',
});
