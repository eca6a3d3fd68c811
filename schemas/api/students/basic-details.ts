import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { idField } from '../../fields.ts';
import {
  answeredStudentFields,
  certificateFields,
  pastStay,
  requiredStudentFields,
  studentFields,
} from '../../records/student.ts';
import { defineCall, needs } from '../define.ts';
import { idOrNewField, schoolIdField } from '../shared.ts';

const basicDetailsBody = {
  type: 'object',
  additionalProperties: false,
  required: ['School_Id', ...requiredStudentFields],
  properties: {
    School_Id: schoolIdField,
    /** 0 adds a student. */
    Student_Id: { ...idOrNewField, default: 0 },
    /** Whether the form knows the own numbers and addresses of parents. Where it does not, they stay as they are. */
    Has_Contacts: { type: 'boolean' },
    ...studentFields,
  },
} as const satisfies JSONSchema;

export type BasicDetailsBody = FromSchema<typeof basicDetailsBody>;

/** A student's basic details as the calls answer them. What is not known is left out. */
export const studentRecord = {
  type: 'object',
  additionalProperties: false,
  required: ['Student_Id', 'School_Id', 'Admission_No', 'Admission_Date', 'First_Name', 'Gender', 'Status', 'Version'],
  properties: {
    Student_Id: idField,
    School_Id: schoolIdField,
    ...answeredStudentFields,
    /** A link that holds for a few minutes. */
    Student_Photo: { type: 'string' },
    ...certificateFields,
    /** The times at the school before the student came back, the first one first. */
    Past_Stays: { type: 'array', items: pastStay },
    /** For `If-Match`. */
    Version: { type: 'integer', minimum: 1 },
    Is_Erased: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type StudentRecord = FromSchema<typeof studentRecord>;

const savedStudent = {
  type: 'object',
  additionalProperties: false,
  required: ['student'],
  properties: { student: studentRecord },
} as const satisfies JSONSchema;

export const addStudentBasicDetails = defineCall({
  id: 'addStudentBasicDetails',
  method: 'POST',
  path: '/api/student/_add_student_basic_details',
  group: 'Students',
  summary: 'Add a student (Student_Id 0), or replace the basic details of one; what a change leaves out is emptied',
  host: 'any',
  access: needs('/student/add_student', 'write'),
  takes: 'jsonOrMultipart',
  body: basicDetailsBody,
  files: { Student_Photo: { maxBytes: 5 * 1024 * 1024, maxCount: 1 } },
  answers: {
    200: { description: 'The changed student', schema: savedStudent },
    201: { description: 'The new student', schema: savedStudent },
  },
});
