import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { idField, sessionField } from '../../fields.ts';
import { answeredStudentFields, sectionField } from '../../records/student.ts';
import { defineCall, needs } from '../define.ts';
import { schoolIdField } from '../shared.ts';

const {
  Admission_No,
  First_Name,
  Middle_Name,
  Last_Name,
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
  required: ['Student_Id', 'Admission_No', 'First_Name'],
  properties: {
    Student_Id: idField,
    Admission_No,
    First_Name,
    Middle_Name,
    Last_Name,
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

export const listStudentLabels = defineCall({
  id: 'listStudentLabels',
  method: 'GET',
  path: '/api/student/labels',
  group: 'Students',
  summary: 'What labels of a class say: names, roll numbers, parents and where they live',
  host: 'any',
  access: needs('/student', 'read', ['all', 'classes']),
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['Session', 'Class_Id', 'Section_Id'],
    properties: { School_Id: schoolIdField, Session: sessionField, Class_Id: idField, Section_Id: sectionField },
  },
  answers: { 200: { description: 'By roll number', schema: { type: 'array', items: labelRow } } },
});
