import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { photoConsent } from '../../content/consent.ts';
import { dateField, idField } from '../../fields.ts';
import { attendanceCodes, attendanceParts } from '../../records/attendance.ts';
import { answeredStudentFields } from '../../records/student.ts';
import { mergedFields } from '../../records/student-merge.ts';
import { adminOnly, defineCall, needs } from '../define.ts';
import { schoolIdField } from '../shared.ts';
import { studentRecord } from './basic-details.ts';
import { schoolQuery, studentParams } from './read.ts';

const group = 'Students';

const { Admission_No, First_Name, Middle_Name, Last_Name, Status, Class_Id, Section_Id } = answeredStudentFields;

const alikeStudent = {
  type: 'object',
  additionalProperties: false,
  required: ['Student_Id', 'Admission_No', 'First_Name', 'Status'],
  properties: {
    Student_Id: idField,
    Admission_No,
    First_Name,
    Middle_Name,
    Last_Name,
    Status,
    Class_Id,
    Section_Id,
  },
} as const satisfies JSONSchema;

export type AlikeStudent = FromSchema<typeof alikeStudent>;

export const listAlikeStudents = defineCall({
  id: 'listAlikeStudents',
  method: 'GET',
  path: '/api/student/:id/alike',
  group,
  summary:
    'Students who may be the same child: of the same first name, and born on the same day or with the same mobile',
  host: 'any',
  access: needs('/student/add_student', 'read', ['all']),
  params: studentParams,
  query: schoolQuery,
  answers: { 200: { description: 'The others', schema: { type: 'array', items: alikeStudent } } },
});

const alikePair = {
  type: 'object',
  additionalProperties: false,
  required: ['One', 'Other'],
  properties: { One: alikeStudent, Other: alikeStudent },
} as const satisfies JSONSchema;

export const listAlikePairs = defineCall({
  id: 'listAlikePairs',
  method: 'GET',
  path: '/api/student/alike',
  group,
  summary: 'Pairs of entries that may be one child, at most 50, by the same rule as those of one student',
  host: 'any',
  access: needs('/student/add_student', 'read', ['all']),
  query: schoolQuery,
  answers: { 200: { description: 'The pairs', schema: { type: 'array', items: alikePair } } },
});

const count = { type: 'integer', minimum: 0 } as const satisfies JSONSchema;

const history = {
  type: 'object',
  additionalProperties: false,
  required: ['Attendance', 'Documents', 'Bank_Accounts', 'Leave', 'Enquiries', 'Sessions'],
  properties: {
    /** Marks of registers. */
    Attendance: count,
    Documents: count,
    Bank_Accounts: count,
    Leave: count,
    Enquiries: count,
    Sessions: count,
  },
} as const satisfies JSONSchema;

const code = { enum: attendanceCodes } as const satisfies JSONSchema;

const dayFields = { Date: dateField, Part: { enum: attendanceParts } } as const satisfies Record<string, JSONSchema>;

const side = {
  type: 'object',
  additionalProperties: false,
  required: ['student', 'Photo_Consent', 'history'],
  properties: { student: studentRecord, Photo_Consent: photoConsent, history },
} as const satisfies JSONSchema;

const mergePreview = {
  type: 'object',
  additionalProperties: false,
  required: ['stays', 'goes', 'result', 'logins', 'marks'],
  properties: {
    stays: side,
    goes: side,
    /**
     * What follows from both, whichever entry stays: whoever is at the school has not left it, and pictures are shown as
     * far as both allow.
     */
    result: {
      type: 'object',
      additionalProperties: false,
      required: ['Status', 'Photo_Consent'],
      properties: { Status, Photo_Consent: photoConsent },
    },
    /** What the student's own accounts log in with: the one that is kept, where there is one, and those that are disabled. */
    logins: {
      type: 'object',
      additionalProperties: false,
      required: ['Ended'],
      properties: { Kept: { type: 'string' }, Ended: { type: 'array', items: { type: 'string' } } },
    },
    /** Days on which both have a mark, and not the same. */
    marks: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Date', 'Part', 'Stays', 'Goes'],
        properties: { ...dayFields, Stays: code, Goes: code },
      },
    },
  },
} as const satisfies JSONSchema;

export type MergePreview = FromSchema<typeof mergePreview>;

export const previewStudentMerge = defineCall({
  id: 'previewStudentMerge',
  method: 'GET',
  path: '/api/student/:id/merge',
  group,
  summary: 'Two entries of one child side by side, with what hangs on each; for admins',
  host: 'any',
  access: adminOnly,
  params: studentParams,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['Other_Id'],
    properties: { School_Id: schoolIdField, Other_Id: idField },
  },
  answers: { 200: { description: 'Both', schema: mergePreview } },
});

const version = { type: 'integer', minimum: 1 } as const satisfies JSONSchema;

const mergeBody = {
  type: 'object',
  additionalProperties: false,
  required: ['School_Id', 'Other_Id', 'Version', 'Other_Version'],
  properties: {
    School_Id: schoolIdField,
    /** Whose entry goes. */
    Other_Id: idField,
    /** Of both, as they were seen. */
    Version: version,
    Other_Version: version,
    /** What is taken from the entry that goes; everything else is as the other has it. */
    Take: { type: 'array', uniqueItems: true, items: { type: 'string', enum: mergedFields }, default: [] },
    /** Of each day on which both have another mark: which of them stays. */
    Marks: {
      type: 'array',
      maxItems: 1000,
      default: [],
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Date', 'Part', 'Keep'],
        properties: { ...dayFields, Keep: { enum: ['Stays', 'Goes'] } },
      },
    },
  },
} as const satisfies JSONSchema;

export type MergeBody = FromSchema<typeof mergeBody>;

export const mergeStudents = defineCall({
  id: 'mergeStudents',
  method: 'POST',
  path: '/api/student/:id/merge',
  group,
  summary: 'Make one student of two entries of the same child, with the history of both; for admins',
  host: 'any',
  access: adminOnly,
  params: studentParams,
  body: mergeBody,
  answers: {
    200: {
      description: 'The student who stays',
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['student'],
        properties: { student: studentRecord },
      },
    },
  },
});
