import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { idField, sessionField } from '../../fields.ts';
import { countField, placeFields } from '../attendance/shared.ts';
import { defineCall, needs } from '../define.ts';
import { schoolIdField } from '../shared.ts';

/** What becomes of a class where its teacher logs in: it opens, it does not, or there is no log-in yet. */
const classLogIns = ['Opens', 'Other', 'None'] as const;

const classTeacher = {
  type: 'object',
  additionalProperties: false,
  required: ['Name', 'In_Record', 'Log_In'],
  properties: {
    /** Left out where an account opens the class that is no member's. */
    Staff_Id: idField,
    /** The account that they log in by. */
    User_Id: idField,
    Name: { type: 'string' },
    /** Whether the member's record says that the class is theirs; without it, their log-in alone opens the class. */
    In_Record: { type: 'boolean' },
    Log_In: { enum: classLogIns },
  },
} as const satisfies JSONSchema;

const taughtClass = {
  type: 'object',
  additionalProperties: false,
  required: ['Class_Id', 'Section_Id', 'Students', 'Teachers'],
  properties: {
    ...placeFields,
    /** In school today. */
    Students: countField,
    /** By name. */
    Teachers: { type: 'array', items: classTeacher },
  },
} as const satisfies JSONSchema;

export type ClassTeacher = FromSchema<typeof classTeacher>;
export type TaughtClass = FromSchema<typeof taughtClass>;

const read = {
  type: 'object',
  additionalProperties: false,
  required: ['Session', 'classes', 'staff'],
  properties: {
    Session: sessionField,
    /** That have students in the session or a class teacher, in their order. */
    classes: { type: 'array', items: taughtClass },
    /** All who work at the school, by name. */
    staff: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Staff_Id', 'Name'],
        properties: { Staff_Id: idField, Name: { type: 'string' } },
      },
    },
  },
} as const satisfies JSONSchema;

export const readClassTeachers = defineCall({
  id: 'readClassTeachers',
  method: 'GET',
  path: '/api/staff/class_teachers',
  group: 'Staff',
  summary: 'The classes of the session that runs, with their class teachers',
  host: 'school',
  access: needs('/staff/add_staff_member', 'read'),
  answers: { 200: { description: 'The classes, and who may be chosen', schema: read } },
});

const members = {
  type: 'array',
  maxItems: 10,
  uniqueItems: true,
  items: idField,
} as const satisfies JSONSchema;

const body = {
  type: 'object',
  additionalProperties: false,
  required: ['Class_Id', 'Section_Id', 'Staff_Ids', 'Instead_Of'],
  properties: {
    School_Id: schoolIdField,
    ...placeFields,
    /** Whose class it is from now on; none for nobody's. */
    Staff_Ids: members,
    /** Whose records say so now: where they do not, it is refused. */
    Instead_Of: members,
  },
} as const satisfies JSONSchema;

export const setClassTeachers = defineCall({
  id: 'setClassTeachers',
  method: 'PUT',
  path: '/api/staff/class_teachers',
  group: 'Staff',
  summary:
    'Say who is the class teacher of a class: the records of those who were and are follow, and their log-ins where the caller may change log-ins',
  host: 'school',
  access: needs('/staff/add_staff_member', 'write'),
  body,
  answers: { 200: { description: 'The class', schema: taughtClass } },
});
