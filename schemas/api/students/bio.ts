import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { idField } from '../../fields.ts';
import { bioFields } from '../../records/student-bio.ts';
import { defineCall, needs } from '../define.ts';
import { schoolIdField } from '../shared.ts';

const bioBody = {
  type: 'object',
  additionalProperties: false,
  required: ['School_Id', 'Student_Id'],
  properties: {
    School_Id: schoolIdField,
    Student_Id: idField,
    ...bioFields,
    /** Encrypted before it is stored. Left out, what is stored stays. */
    Aadhaar_No: { type: 'string', format: 'aadhaar' },
  },
} as const satisfies JSONSchema;

export type BioBody = FromSchema<typeof bioBody>;

/** A student's bio as the calls answer it, as far as the reader may see it. */
export const bioRecord = {
  type: 'object',
  additionalProperties: false,
  properties: { ...bioFields, Aadhaar_Last4: { type: 'string', pattern: '^\\d{4}$' } },
} as const satisfies JSONSchema;

export type BioRecord = FromSchema<typeof bioRecord>;

const savedBio = {
  type: 'object',
  additionalProperties: false,
  required: ['Student_Id', 'bio', 'Version'],
  properties: { Student_Id: idField, bio: bioRecord, Version: { type: 'integer' } },
} as const satisfies JSONSchema;

export const addStudentBio = defineCall({
  id: 'addStudentBio',
  method: 'POST',
  path: '/api/student/addStudentBio',
  group: 'Students',
  summary: "Replace a student's bio; the Aadhaar number and the photo consent stay where they are left out",
  host: 'any',
  access: needs('/student/add_student', 'write'),
  body: bioBody,
  answers: { 200: { description: 'The bio', schema: savedBio } },
});
