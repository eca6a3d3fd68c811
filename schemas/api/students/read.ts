import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { idField, relationField } from '../../fields.ts';
import { answeredStudentFields, studentStatusField } from '../../records/student.ts';
import { defineCall, needs } from '../define.ts';
import { filterField, keywordField, pagingFields, schoolIdField } from '../shared.ts';
import { bankRecord } from './bank.ts';
import { studentRecord } from './basic-details.ts';
import { bioRecord } from './bio.ts';
import { studentDocumentRecord } from './document.ts';

/** A filter by session: '-1' is the latest of each student. */
const sessionFilter = { type: 'string', pattern: '^(-1|\\d{4}-\\d{4})$', default: '-1' } as const satisfies JSONSchema;

export const studentFilters = {
  School_Id: schoolIdField,
  Session: sessionFilter,
  Class_Id: filterField,
  Section_Id: filterField,
  Status: { enum: ['-1', ...studentStatusField.enum], default: '-1' },
} as const satisfies Record<string, JSONSchema>;

const listQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...studentFilters,
    /** Part of a name, an admission number or a mobile number: of three characters and more, also of the family's. */
    keyword: keywordField,
    ...pagingFields,
  },
} as const satisfies JSONSchema;

export type StudentQuery = FromSchema<typeof listQuery>;

const {
  Admission_No,
  Session,
  Class_Id,
  Section_Id,
  Roll_No,
  First_Name,
  Middle_Name,
  Last_Name,
  Gender,
  Mobile,
  Status,
} = answeredStudentFields;

const listRow = {
  type: 'object',
  additionalProperties: false,
  required: ['Student_Id', 'School_Id', 'Admission_No', 'First_Name', 'Gender', 'Mobile', 'Status'],
  properties: {
    Student_Id: idField,
    School_Id: schoolIdField,
    Admission_No,
    First_Name,
    Middle_Name,
    Last_Name,
    Gender,
    Mobile,
    Status,
    Session,
    Class_Id,
    Section_Id,
    Roll_No,
    Student_Photo: { type: 'string' },
  },
} as const satisfies JSONSchema;

export type StudentListRow = FromSchema<typeof listRow>;

export const listStudents = defineCall({
  id: 'listStudents',
  method: 'GET',
  path: '/api/student',
  group: 'Students',
  summary: 'Students by name, as far as the reader may see them',
  host: 'any',
  access: needs('/student', 'read', ['all', 'classes', 'own']),
  query: listQuery,
  answers: { 200: { description: 'One page', schema: { type: 'array', items: listRow } } },
});

/** The id of a student in a path, with the school where a caller names it. */
export const studentParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: idField },
} as const satisfies JSONSchema;

export const schoolQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { School_Id: schoolIdField },
} as const satisfies JSONSchema;

const guardianRecord = {
  type: 'object',
  additionalProperties: false,
  required: ['Name', 'Relation'],
  properties: {
    Name: { type: 'string' },
    Relation: relationField,
    Mobile: { type: 'string' },
    Email: { type: 'string' },
  },
} as const satisfies JSONSchema;

const enrolmentRecord = {
  type: 'object',
  additionalProperties: false,
  required: ['Session', 'Class_Id', 'Section_Id', 'State'],
  properties: { Session, Class_Id, Section_Id, Roll_No, State: { enum: ['Expected', 'Full'] } },
} as const satisfies JSONSchema;

const studentFile = {
  type: 'object',
  additionalProperties: false,
  required: ['student', 'bio', 'guardians', 'enrolments'],
  properties: {
    student: studentRecord,
    bio: bioRecord,
    guardians: { type: 'array', items: guardianRecord },
    enrolments: { type: 'array', items: enrolmentRecord },
    /** Left out for class teachers. */
    documents: { type: 'array', items: studentDocumentRecord },
    /** Left out for class teachers. */
    bankDetails: { type: 'array', items: bankRecord },
  },
} as const satisfies JSONSchema;

export type StudentFile = FromSchema<typeof studentFile>;

export const readStudent = defineCall({
  id: 'readStudent',
  method: 'GET',
  path: '/api/student/:id',
  group: 'Students',
  summary: 'One student: details, bio, documents and bank accounts, as far as the reader may see them',
  host: 'any',
  access: needs('/student', 'read', ['all', 'classes', 'own']),
  params: studentParams,
  query: schoolQuery,
  answers: { 200: { description: 'The student', schema: studentFile } },
});
