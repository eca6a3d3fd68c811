import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateTimeField, idField } from '../../fields.ts';
import { studentDocumentFields } from '../../records/student-document.ts';
import { defineCall, needs } from '../define.ts';
import { schoolIdField } from '../shared.ts';

const documentBody = {
  type: 'object',
  additionalProperties: false,
  required: ['School_Id', 'Student_Id', 'Document_Type'],
  properties: {
    School_Id: schoolIdField,
    Student_Id: idField,
    ...studentDocumentFields,
    /** Accepted on the wire and ignored; what is stored is who is signed in. */
    UserId: { type: 'integer', minimum: 0, maximum: 2147483647 },
    UserType: { type: 'integer', minimum: 0, maximum: 5 },
  },
} as const satisfies JSONSchema;

/** A student's document with a link to its file. */
export const studentDocumentRecord = {
  type: 'object',
  additionalProperties: false,
  required: ['Document_Id', 'Document_Type', 'DocumentURL', 'UserType', 'Created_At'],
  properties: {
    Document_Id: idField,
    ...studentDocumentFields,
    /** A link that holds for a few minutes. */
    DocumentURL: { type: 'string' },
    File_Name: { type: 'string' },
    UserId: idField,
    UserType: { type: 'integer', minimum: 0, maximum: 5 },
    Created_At: dateTimeField,
  },
} as const satisfies JSONSchema;

export type StudentDocumentRecord = FromSchema<typeof studentDocumentRecord>;

const savedDocument = {
  type: 'object',
  additionalProperties: false,
  required: ['Student_Id', 'document'],
  properties: { Student_Id: idField, document: studentDocumentRecord },
} as const satisfies JSONSchema;

export const addStudentDocument = defineCall({
  id: 'addStudentDocument',
  method: 'POST',
  path: '/api/student/_add_Student_document',
  group: 'Students',
  summary: "Add a student's document: PDF, JPG, PNG or WebP up to 5 MB, at most 15 of a student",
  host: 'any',
  access: needs('/student/add_student', 'write'),
  takes: 'multipart',
  body: documentBody,
  files: { DocumentURL: { maxBytes: 5 * 1024 * 1024, maxCount: 1 } },
  answers: { 201: { description: 'The document', schema: savedDocument } },
});
