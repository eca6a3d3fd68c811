import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateTimeField, idField } from '../../fields.ts';
import { adminOnly, defineCall } from '../define.ts';
import { schoolIdField } from '../shared.ts';
import { bankRecord } from './bank.ts';
import { schoolQuery, studentParams } from './read.ts';

const revealBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Field', 'Reason'],
  properties: {
    School_Id: schoolIdField,
    Field: { enum: ['Aadhaar_No', 'Account_No'] },
    /** Which account; for Account_No. */
    Bank_Detail_Id: idField,
    Reason: { type: 'string', format: 'multiline', minLength: 3, maxLength: 250 },
  },
} as const satisfies JSONSchema;

export type RevealBody = FromSchema<typeof revealBody>;

const revealed = {
  type: 'object',
  additionalProperties: false,
  required: ['Field', 'Value'],
  properties: { Field: revealBody.properties.Field, Value: { type: 'string' } },
} as const satisfies JSONSchema;

export const revealStudentNumber = defineCall({
  id: 'revealStudentNumber',
  method: 'POST',
  path: '/api/student/:id/reveal',
  group: 'Students',
  summary: 'Show a full Aadhaar or account number to an admin; the access and its reason are audited',
  host: 'any',
  access: adminOnly,
  params: studentParams,
  body: revealBody,
  answers: { 200: { description: 'The number', schema: revealed } },
  limit: { max: 60, perSeconds: 3600 },
});

const anything = { type: 'object', additionalProperties: true } as const satisfies JSONSchema;
const things = { type: 'array', items: anything } as const satisfies JSONSchema;

const personalData = {
  type: 'object',
  additionalProperties: false,
  required: [
    'exportedAt',
    'student',
    'guardians',
    'enrolments',
    'documents',
    'bankDetails',
    'attendance',
    'leave',
    'enquiries',
    'accounts',
  ],
  properties: {
    exportedAt: dateTimeField,
    /** Basic details, bio and consent; of sealed numbers the last four digits. */
    student: anything,
    guardians: things,
    enrolments: things,
    /** With links to the files. */
    documents: things,
    bankDetails: { type: 'array', items: bankRecord },
    /** Each day that a register marked. */
    attendance: things,
    leave: things,
    enquiries: things,
    accounts: things,
    /** What was written down of changes. */
    auditEntries: things,
  },
} as const satisfies JSONSchema;

export const exportStudent = defineCall({
  id: 'exportStudent',
  method: 'GET',
  path: '/api/student/:id/export',
  group: 'Students',
  summary: 'Everything held about a student, for the family',
  host: 'any',
  access: adminOnly,
  params: studentParams,
  query: schoolQuery,
  answers: { 200: { description: 'A JSON file', schema: personalData } },
});

const eraseBody = {
  type: 'object',
  additionalProperties: false,
  required: ['confirm', 'reason'],
  properties: {
    School_Id: schoolIdField,
    /** The student's admission number, typed again. */
    confirm: { type: 'string', minLength: 1, maxLength: 20 },
    reason: { type: 'string', format: 'multiline', minLength: 1, maxLength: 250 },
  },
} as const satisfies JSONSchema;

const erased = {
  type: 'object',
  additionalProperties: false,
  required: ['Student_Id', 'Admission_No', 'erasedAt'],
  properties: { Student_Id: idField, Admission_No: { type: 'string' }, erasedAt: dateTimeField },
} as const satisfies JSONSchema;

export const eraseStudent = defineCall({
  id: 'eraseStudent',
  method: 'POST',
  path: '/api/student/:id/erase',
  group: 'Students',
  summary: "Erase a student's personal data; the admission number and the dates of the register stay",
  host: 'any',
  access: adminOnly,
  params: studentParams,
  body: eraseBody,
  answers: { 200: { description: 'It is gone, now or since an earlier call', schema: erased } },
});
