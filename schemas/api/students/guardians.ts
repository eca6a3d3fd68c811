import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { idField, mobileField, relationField } from '../../fields.ts';
import { answeredStudentFields } from '../../records/student.ts';
import { defineCall, needs } from '../define.ts';
import { schoolIdField } from '../shared.ts';
import { studentParams } from './read.ts';

const { Admission_No, First_Name, Last_Name, Class_Id, Section_Id, Status } = answeredStudentFields;

const text = { type: 'string' } as const satisfies JSONSchema;

const guardianPerson = {
  type: 'object',
  additionalProperties: false,
  required: ['Person_Id', 'Name', 'Has_Account', 'Children'],
  properties: {
    Person_Id: idField,
    Name: text,
    Mobile: text,
    Email: text,
    /** Whether they have an account, which shows them their children. */
    Has_Account: { type: 'boolean' },
    Children: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Student_Id', 'Relation', 'Admission_No', 'First_Name', 'Status'],
        properties: {
          Student_Id: idField,
          /** What they are of this child. */
          Relation: relationField,
          Admission_No,
          First_Name,
          Last_Name,
          Status,
          Class_Id,
          Section_Id,
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type GuardianPerson = FromSchema<typeof guardianPerson>;

export const mergeGuardianPeople = defineCall({
  id: 'mergeGuardianPeople',
  method: 'POST',
  path: '/api/student/guardians/:id/merge',
  group: 'Students',
  summary: 'Make one person of two parents or guardians who are the same, with the children of both; for admins',
  host: 'any',
  access: needs('/student/add_student', 'write', ['all']),
  params: studentParams,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['School_Id', 'Other_Id'],
    properties: {
      School_Id: schoolIdField,
      /** Who goes; name and number are those of the one who stays. */
      Other_Id: idField,
    },
  },
  answers: { 200: { description: 'The person who stays', schema: guardianPerson } },
});

export const findGuardianPeople = defineCall({
  id: 'findGuardianPeople',
  method: 'GET',
  path: '/api/student/guardians',
  group: 'Students',
  summary: 'Parents and guardians with a mobile number, each with all their children',
  host: 'any',
  access: needs('/student/add_student', 'read', ['all']),
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['Mobile'],
    properties: { School_Id: schoolIdField, Mobile: mobileField },
  },
  answers: { 200: { description: 'The people', schema: { type: 'array', items: guardianPerson } } },
});
