import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField, dateTimeField, idField } from '../../fields.ts';
import { attendanceCodes } from '../../records/attendance.ts';
import { placeFields } from '../attendance/shared.ts';
import { defineCall } from '../define.ts';
import { counter, text, toRead, visitorRow } from './fields.ts';

const pupil = {
  type: 'object',
  additionalProperties: false,
  required: ['Student_Id', 'Name'],
  properties: {
    Student_Id: idField,
    Name: text,
    Roll_No: { type: 'integer' },
    /** What the register says; missing where there is none yet, and of who is not in it: they count all the same. */
    Status: { enum: attendanceCodes },
  },
} as const satisfies JSONSchema;

const fireClass = {
  type: 'object',
  additionalProperties: false,
  required: ['Class_Id', 'Section_Id', 'Name', 'Teachers', 'Is_Taken', 'Count'],
  properties: {
    ...placeFields,
    /** As the school calls it, with the section. */
    Name: text,
    Teachers: { type: 'array', items: text },
    /** Whether its register of today is taken; without one the whole roll counts. */
    Is_Taken: { type: 'boolean' },
    /** How many are in school, without those who were picked up. */
    Count: counter,
    /** Who they are, by roll number: for who may read the records of all students. */
    Students: { type: 'array', items: pupil },
  },
} as const satisfies JSONSchema;

export type FireClass = FromSchema<typeof fireClass>;

const fireMember = {
  type: 'object',
  additionalProperties: false,
  required: ['Staff_Id', 'Name', 'Work', 'Is_Entered'],
  properties: {
    Staff_Id: idField,
    Name: text,
    Work: text,
    /** Whether the register of today has them in school; who is not in it counts until somebody knows better. */
    Is_Entered: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type FireMember = FromSchema<typeof fireMember>;

const fireList = {
  type: 'object',
  additionalProperties: false,
  required: ['At', 'Today', 'Classes', 'Staff', 'Inside'],
  properties: {
    /** When this was true. */
    At: dateTimeField,
    Today: dateField,
    /** Classes that have school today. */
    Classes: { type: 'array', items: fireClass },
    /** By name. */
    Staff: { type: 'array', items: fireMember },
    /** Visitors who are signed in: overdue ones first, then the last who came. */
    Inside: { type: 'array', items: visitorRow },
  },
} as const satisfies JSONSchema;

export type FireList = FromSchema<typeof fireList>;

/** A group of its own: it is long, and read again by the clock and not with each visitor. */
export const readFireList = defineCall({
  ...toRead,
  id: 'readFireList',
  method: 'GET',
  path: '/api/visitors/fire-list',
  group: 'Fire list',
  summary: 'Everybody who is in the building: students by class, staff, visitors',
  answers: { 200: { description: 'All of them, and when this was true', schema: fireList } },
});
