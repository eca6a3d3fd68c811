import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { photoConsent } from '../../content/consent.ts';
import { dateTimeField, idField, relationField } from '../../fields.ts';
import { categories, genders } from '../../records/enquiry.ts';
import {
  answeredStudentFields,
  chosenIdsField,
  guardianAccountStates,
  studentOrders,
  studentStatusField,
} from '../../records/student.ts';
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
  Gender: { enum: ['-1', ...genders], default: '-1' },
  Category: { enum: ['-1', ...categories], default: '-1' },
  /** `Missing`: who has none. */
  Photo: { enum: ['-1', 'Missing'], default: '-1' },
  /** `Missing`: who may be shown nowhere, as nobody has agreed to it. */
  Consent: { enum: ['-1', 'Missing'], default: '-1' },
  /** `Low`: who has attended less than boards ask for (75%) of the session, or of the one that is on. */
  Attendance: { enum: ['-1', 'Low'], default: '-1' },
} as const satisfies Record<string, JSONSchema>;

const exportQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...studentFilters,
    /** Part of a name, an admission number or a mobile number: of three characters and more, also of the family's. */
    keyword: keywordField,
    /** `rollNo` is the order of a class, and needs `Class_Id`: without it they are by name. */
    sort: { enum: studentOrders, default: 'name' },
    /** Of these alone. */
    Ids: chosenIdsField,
  },
} as const satisfies JSONSchema;

export type StudentExportQuery = FromSchema<typeof exportQuery>;

const listQuery = {
  ...exportQuery,
  properties: { ...exportQuery.properties, ...pagingFields },
} as const satisfies JSONSchema;

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
  Date_Of_Birth,
  Blood_Group,
  Category,
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
    Date_Of_Birth,
    Blood_Group,
    Category,
    House: { type: 'string' },
    Photo_Consent: photoConsent,
    /** Who answers for them first: the father or the mother where they are known. */
    Guardian_Name: { type: 'string' },
    Guardian_Relation: relationField,
    /** Of the session that is asked for, else of the one that is on; left out where no register names them. */
    Attendance_Percent: { type: 'number', minimum: 0, maximum: 100 },
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

export const exportStudents = defineCall({
  id: 'exportStudents',
  method: 'GET',
  path: '/api/student/export',
  group: 'Students',
  summary: 'The students of a list as a CSV file, at most 50,000; that it was taken is audited',
  host: 'any',
  access: needs('/student', 'read', ['all', 'classes']),
  query: exportQuery,
  answers: { 200: { description: 'A CSV file', type: 'text/csv' } },
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
    /** The person, whom several students may have; for the office. */
    Person_Id: idField,
    /** Where their log-in stands; for the office. */
    Account: {
      type: 'object',
      additionalProperties: false,
      required: ['State'],
      properties: { State: { enum: guardianAccountStates }, Last_Login_At: dateTimeField },
    },
  },
} as const satisfies JSONSchema;

export type StudentGuardian = FromSchema<typeof guardianRecord>;

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
