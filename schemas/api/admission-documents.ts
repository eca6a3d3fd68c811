import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField, idField, mobileField, timeField } from '../fields.ts';
import { enquiryDocumentTypes, foundDocumentStates, maxDocumentBytes } from '../records/enquiry.ts';
import { secretField } from './account.ts';
import { enquiryDocument } from './admission-office.ts';
import { statusField } from './admissions.ts';
import { anyone, defineCall, needs } from './define.ts';
import { formGuardFields } from './public-form.ts';
import { doneSchema, idOrNewField, schoolIdField } from './shared.ts';

const group = 'Admissions';

const referenceField = { type: 'string', minLength: 1, maxLength: 20 } as const satisfies JSONSchema;
const documentTypeField = { type: 'string', enum: enquiryDocumentTypes } as const satisfies JSONSchema;

const documentBody = {
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    School_Id: schoolIdField,
    Admission_Enquiry_Id: { ...idOrNewField, default: 0 },
    Document_Type: { ...documentTypeField, default: 'Other' },
    /** A file that is stored already, as `media:<id>`, where the office sends none; never an address. */
    DocumentURL: { type: 'string', maxLength: 500 },
    /** Taken for what they say nowhere: who sends a document is known by the session. */
    UserId: { type: 'integer' },
    UserType: { type: 'integer', minimum: 0, maximum: 5 },
    /** With `Mobile`, what a family proves itself by. */
    Reference_No: referenceField,
    Mobile: mobileField,
    /** In place of both, the secret of a mailed link. */
    token: secretField,
  },
} as const satisfies JSONSchema;

export type DocumentBody = FromSchema<typeof documentBody>;

const enquiryDocumentParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'documentType'],
  properties: { id: idField, documentType: documentTypeField },
} as const satisfies JSONSchema;

const documentStateBody = {
  type: 'object',
  additionalProperties: false,
  required: ['State'],
  properties: {
    State: { type: 'string', enum: foundDocumentStates },
    /** Needed for all but Verified. */
    Reason: { type: 'string', format: 'multiline', minLength: 1, maxLength: 500 },
  },
} as const satisfies JSONSchema;

const trackBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Reference_No', 'Mobile'],
  properties: { Reference_No: referenceField, Mobile: { ...mobileField, minLength: 1 }, ...formGuardFields },
} as const satisfies JSONSchema;

/** How an enquiry goes, as its family may see it. */
export const tracked = {
  type: 'object',
  additionalProperties: false,
  required: [
    'Reference_No',
    'Status',
    'Status_Label',
    'Received_On',
    'History',
    'Documents',
    'Documents_Needed',
    'Next_Date',
    'Next_Time',
  ],
  properties: {
    Reference_No: { type: 'string' },
    Status: statusField,
    Status_Label: { type: 'string' },
    Received_On: dateField,
    /** The steps that it has taken since, the first one first, with their days. */
    History: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Status', 'Date'],
        properties: { Status: statusField, Date: dateField },
      },
    },
    /** Every document that is required or was sent, without links. */
    Documents: { type: 'array', items: enquiryDocument },
    /** Documents still to be sent, or to be sent again. */
    Documents_Needed: { type: 'array', items: documentTypeField },
    /** The visit, or the day on which the school gets in touch. */
    Next_Date: { anyOf: [dateField, { type: 'null' }] },
    /** When the visit is, by the school's clock. */
    Next_Time: { anyOf: [timeField, { type: 'null' }] },
  },
} as const satisfies JSONSchema;

export type Tracked = FromSchema<typeof tracked>;

/** A document that was sent: where it stands, and the fields that it was sent with. */
const sentDocument = {
  ...enquiryDocument,
  required: [...enquiryDocument.required, 'School_Id', 'Admission_Enquiry_Id', 'UserType'],
  properties: {
    ...enquiryDocument.properties,
    School_Id: idField,
    Admission_Enquiry_Id: idField,
    /** `media:<id>`, for the office alone. */
    DocumentURL: { type: 'string' },
    /** Who is signed in; none for a family. */
    UserId: { type: 'integer' },
    UserType: { type: 'integer' },
  },
} as const satisfies JSONSchema;

export const addEnquiryDocument = defineCall({
  id: 'addEnquiryDocument',
  method: 'POST',
  path: '/api/admission/_addAdmissionDocument',
  group,
  summary: 'Send a document of an enquiry: the office by its id, a family by reference and mobile number',
  host: 'school',
  access: anyone,
  takes: 'multipart',
  limit: { max: 240, perSeconds: 3600 },
  body: documentBody,
  files: { DocumentURL: { maxBytes: maxDocumentBytes, maxCount: 1 } },
  answers: {
    200: { description: 'The document, replacing the one before', schema: sentDocument },
    201: { description: 'The document', schema: sentDocument },
  },
});

export const setDocumentState = defineCall({
  id: 'setPaperState',
  method: 'POST',
  path: '/api/admissions/:id/documents/:documentType',
  group,
  summary: 'Verify a document, send it back or waive it',
  host: 'any',
  access: needs('/admissions', 'write'),
  params: enquiryDocumentParams,
  body: documentStateBody,
  answers: { 200: { description: 'The document after the change', schema: enquiryDocument } },
});

export const removeEnquiryDocument = defineCall({
  id: 'removeEnquiryDocument',
  method: 'DELETE',
  path: '/api/admissions/:id/documents/:documentType',
  group,
  summary: 'Remove a document of an enquiry that is not confirmed, with its file, or take back that it was waived',
  host: 'any',
  access: needs('/admissions', 'write'),
  params: enquiryDocumentParams,
  answers: { 200: { description: 'It is gone', schema: doneSchema } },
});

export const trackEnquiry = defineCall({
  id: 'trackEnquiry',
  method: 'POST',
  path: '/api/admission/track',
  group,
  summary: 'The state of an enquiry, by its reference and the mobile number it was made with',
  host: 'school',
  access: anyone,
  takes: 'form',
  body: trackBody,
  limit: { max: 60, perSeconds: 900 },
  answers: { 200: { description: 'The status of the enquiry, and what to send', schema: tracked } },
});
