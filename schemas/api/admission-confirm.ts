import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { idField, relationField, sessionField } from '../fields.ts';
import { enquiryDocumentTypes } from '../records/enquiry.ts';
import { sectionField, studentStatusField } from '../records/student.ts';
import { enquiryParams } from './admission-office.ts';
import { statusField } from './admissions.ts';
import { defineCall, needs } from './define.ts';
import { schoolIdField } from './shared.ts';

const group = 'Admissions';

const confirmQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['Admission_Equiry_Id', 'School_Id'],
  properties: { Admission_Equiry_Id: idField, School_Id: schoolIdField },
} as const satisfies JSONSchema;

const confirmBody = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** Goes on although the child seems to be in the school already; with a reason. */
    force: { type: 'boolean' },
    reason: { type: 'string', format: 'multiline', minLength: 1, maxLength: 500 },
    /** Goes on although the age is not the usual one. */
    waiveAge: { type: 'boolean' },
    /** The first that the school offers, by default. */
    Section_Id: sectionField,
  },
} as const satisfies JSONSchema;

export type ConfirmBody = FromSchema<typeof confirmBody>;

const enrolmentState = { type: 'string', enum: ['Expected', 'Full'] } as const satisfies JSONSchema;

const admission = {
  type: 'object',
  additionalProperties: false,
  required: [
    'Admission_Enquiry_Id',
    'Status',
    'Student_Id',
    'Admission_No',
    'Student_Status',
    'Session',
    'Class_Id',
    'Section_Id',
    'Enrolment_State',
    'warnings',
  ],
  properties: {
    Admission_Enquiry_Id: idField,
    Status: statusField,
    Student_Id: idField,
    Admission_No: { type: 'string' },
    Student_Status: studentStatusField,
    Session: sessionField,
    Class_Id: idField,
    Section_Id: sectionField,
    /** `Expected` where the session is still to come. */
    Enrolment_State: enrolmentState,
    warnings: { type: 'array', items: { type: 'string' } },
  },
} as const satisfies JSONSchema;

export type Admission = FromSchema<typeof admission>;

/** What is in the way of a confirmation, and which part of its body gets over it. */
const blocker = {
  type: 'object',
  additionalProperties: false,
  required: ['code', 'text'],
  properties: {
    code: { type: 'string', enum: ['STATUS', 'SESSION', 'CLASS', 'DOCUMENTS', 'AGE', 'SEATS', 'DUPLICATE'] },
    text: { type: 'string' },
    remedy: { type: 'string', enum: ['force', 'waiveAge'] },
  },
} as const satisfies JSONSchema;

export type ConfirmationBlocker = FromSchema<typeof blocker>;

const preview = {
  type: 'object',
  additionalProperties: false,
  required: ['canConfirm', 'will', 'obstacles'],
  properties: {
    canConfirm: { type: 'boolean' },
    will: {
      type: 'object',
      additionalProperties: false,
      required: [
        'Student_Name',
        'Student_Status',
        'Session',
        'Class_Id',
        'Enrolment_State',
        'Guardian_Name',
        'Guardian_Relation',
        'Documents',
        'Parent_Account',
        'Seats_Taken',
      ],
      properties: {
        Student_Name: { type: 'string' },
        Student_Status: studentStatusField,
        Session: sessionField,
        Class_Id: idField,
        Class_Name: { type: 'string' },
        /** How many children the class takes; no limit without it. */
        Seats: { type: 'integer', minimum: 1 },
        /** Students who are in it already. */
        Seats_Taken: { type: 'integer', minimum: 0 },
        Enrolment_State: enrolmentState,
        Guardian_Name: { type: 'string' },
        Guardian_Relation: relationField,
        /** Documents that are copied to the student. */
        Documents: { type: 'array', items: { type: 'string', enum: enquiryDocumentTypes } },
        /** `Without_Email`: there will be one, and somebody has to hand out the way into it. */
        Parent_Account: { type: 'string', enum: ['Existing', 'Invited', 'Without_Email'] },
      },
    },
    obstacles: { type: 'array', items: blocker },
  },
} as const satisfies JSONSchema;

export type ConfirmationPreview = FromSchema<typeof preview>;

export const confirmAdmission = defineCall({
  id: 'confirmAdmission',
  method: 'POST',
  path: '/api/admission/_AdmissionConfirm',
  group,
  summary: 'Make a student of an enquiry: all or nothing, and only once however often it is called',
  host: 'any',
  access: needs('/admissions', 'write'),
  query: confirmQuery,
  body: confirmBody,
  answers: { 200: { description: 'The student', schema: admission } },
});

export const previewConfirmation = defineCall({
  id: 'previewConfirmation',
  method: 'GET',
  path: '/api/admissions/:id/confirmation',
  group,
  summary: 'What a confirmation will do, and what blocks it',
  host: 'any',
  access: needs('/admissions', 'read'),
  params: enquiryParams,
  answers: { 200: { description: 'Nothing is changed by asking', schema: preview } },
});
