import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateTimeField, idField } from '../../fields.ts';
import { studentDocumentFields } from '../../records/student-document.ts';
import { defineCall, needs } from '../define.ts';
import { doneSchema, idOrNewField, schoolIdField } from '../shared.ts';

const documentBody = {
  type: 'object',
  additionalProperties: false,
  required: ['School_Id', 'Student_Id', 'Document_Type'],
  properties: {
    School_Id: schoolIdField,
    Student_Id: idField,
    /** 0 adds a document. */
    Document_Id: { ...idOrNewField, default: 0 },
    ...studentDocumentFields,
    /** Accepted on the wire and ignored; what is stored is who is signed in. */
    UserId: { type: 'integer', minimum: 0, maximum: 2147483647 },
    UserType: { type: 'integer', minimum: 0, maximum: 5 },
  },
} as const satisfies JSONSchema;

export type StudentDocumentBody = FromSchema<typeof documentBody>;

/** A student's document with a link to its file. */
export const studentDocumentRecord = {
  type: 'object',
  additionalProperties: false,
  required: ['Document_Id', 'Document_Type', 'DocumentURL', 'UserType', 'Created_At', 'Version'],
  properties: {
    Document_Id: idField,
    ...studentDocumentFields,
    /** A link that holds for a few minutes. */
    DocumentURL: { type: 'string' },
    File_Name: { type: 'string' },
    UserId: idField,
    UserType: { type: 'integer', minimum: 0, maximum: 5 },
    Created_At: dateTimeField,
    /** For `If-Match`. */
    Version: { type: 'integer', minimum: 1 },
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
  summary:
    "Add a student's document (Document_Id 0), or replace one: PDF, JPG, PNG or WebP up to 5 MB, at most 15 of a student; without a file the stored one stays",
  host: 'any',
  access: needs('/student/add_student', 'write'),
  takes: 'jsonOrMultipart',
  body: documentBody,
  files: { DocumentURL: { maxBytes: 5 * 1024 * 1024, maxCount: 1 } },
  answers: {
    200: { description: 'The changed document', schema: savedDocument },
    201: { description: 'The new document', schema: savedDocument },
  },
});

const documentParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'document'],
  properties: { id: idField, document: idField },
} as const satisfies JSONSchema;

export const removeStudentDocument = defineCall({
  id: 'removeStudentDocument',
  method: 'DELETE',
  path: '/api/student/:id/documents/:document',
  group: 'Students',
  summary: "Remove a student's document, with its file",
  host: 'school',
  access: needs('/student/add_student', 'write'),
  params: documentParams,
  answers: { 200: { description: 'It is gone', schema: doneSchema } },
});
