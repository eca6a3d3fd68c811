import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateTimeField, idField } from '../../fields.ts';
import { staffDocumentFields } from '../../records/staff-document.ts';
import { defineCall, needs } from '../define.ts';
import { doneSchema, idOrNewField, schoolIdField } from '../shared.ts';
import { staffParams } from './params.ts';

const documentBody = {
  type: 'object',
  additionalProperties: false,
  required: ['School_Id', 'Document_Type'],
  properties: {
    School_Id: schoolIdField,
    /** 0 adds a document. */
    Document_Id: { ...idOrNewField, default: 0 },
    ...staffDocumentFields,
  },
} as const satisfies JSONSchema;

export type StaffDocumentBody = FromSchema<typeof documentBody>;

/** A document of a member of staff with a link to its file. */
export const staffDocument = {
  type: 'object',
  additionalProperties: false,
  required: ['Document_Id', 'Document_Type', 'DocumentURL', 'Created_At', 'Version'],
  properties: {
    Document_Id: idField,
    ...staffDocumentFields,
    /** A link that holds for a few minutes. */
    DocumentURL: { type: 'string' },
    File_Name: { type: 'string' },
    Created_At: dateTimeField,
    /** For `If-Match`. */
    Version: { type: 'integer', minimum: 1 },
  },
} as const satisfies JSONSchema;

export type StaffDocument = FromSchema<typeof staffDocument>;

const savedDocument = {
  type: 'object',
  additionalProperties: false,
  required: ['Staff_Id', 'document'],
  properties: { Staff_Id: idField, document: staffDocument },
} as const satisfies JSONSchema;

export const saveStaffDocument = defineCall({
  id: 'saveStaffDocument',
  method: 'POST',
  path: '/api/staff/:id/documents',
  group: 'Staff',
  summary:
    'Add a document of a member of staff (Document_Id 0), or replace one: PDF, JPG, PNG or WebP up to 5 MB; without a file the stored one stays',
  host: 'school',
  access: needs('/staff/add_staff_member', 'write'),
  takes: 'jsonOrMultipart',
  params: staffParams,
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

export const removeStaffDocument = defineCall({
  id: 'removeStaffDocument',
  method: 'DELETE',
  path: '/api/staff/:id/documents/:document',
  group: 'Staff',
  summary: 'Remove a document of a member of staff, with its file',
  host: 'school',
  access: needs('/staff/add_staff_member', 'write'),
  params: documentParams,
  answers: { 200: { description: 'It is gone', schema: doneSchema } },
});
