import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { idField, sessionField } from '../../fields.ts';
import { answeredStudentFields, chosenIdsField, sectionField } from '../../records/student.ts';
import { defineCall, needs } from '../define.ts';
import { schoolIdField } from '../shared.ts';

const {
  Admission_No,
  First_Name,
  Middle_Name,
  Last_Name,
  Class_Id,
  Section_Id,
  Roll_No,
  Father_Name,
  Mother_Name,
  Guardian_Name,
  Address,
  City,
  State,
  Pincode,
} = answeredStudentFields;

const labelRow = {
  type: 'object',
  additionalProperties: false,
  required: ['Student_Id', 'Admission_No', 'First_Name', 'Class_Id', 'Section_Id'],
  properties: {
    Student_Id: idField,
    Admission_No,
    First_Name,
    Middle_Name,
    Last_Name,
    Class_Id,
    Section_Id,
    Roll_No,
    Father_Name,
    Mother_Name,
    Guardian_Name,
    Address,
    City,
    State,
    Pincode,
  },
} as const satisfies JSONSchema;

export type LabelRow = FromSchema<typeof labelRow>;

const labelQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['Session'],
  properties: {
    School_Id: schoolIdField,
    Session: sessionField,
    /** With its section: everybody who is in it now. */
    Class_Id: idField,
    Section_Id: sectionField,
    /** Or these, who have a class in the session. */
    Ids: chosenIdsField,
  },
} as const satisfies JSONSchema;

export type LabelQuery = FromSchema<typeof labelQuery>;

export const listStudentLabels = defineCall({
  id: 'listStudentLabels',
  method: 'GET',
  path: '/api/student/labels',
  group: 'Students',
  summary: 'What labels of a class, or of chosen students, say: names, roll numbers, parents and where they live',
  host: 'any',
  access: needs('/student', 'read', ['all', 'classes']),
  query: labelQuery,
  answers: { 200: { description: 'By class, section and roll number', schema: { type: 'array', items: labelRow } } },
});
