import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField, dateTimeField, idField } from '../fields.ts';
import { documentStates, enquiryDocumentTypes, followUpModes } from '../records/enquiry.ts';
import { enquiryListRow, statusField } from './admissions.ts';
import { defineCall, needs } from './define.ts';

const group = 'Admissions';

/** The id of an enquiry, in the path of a call. */
export const enquiryParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: idField },
} as const satisfies JSONSchema;

const orNull = <const S extends JSONSchema>(schema: S) => ({ anyOf: [schema, { type: 'null' }] }) as const;

/** A document of an enquiry: one that is required, or that is there. */
export const enquiryDocument = {
  type: 'object',
  additionalProperties: false,
  required: ['Document_Type', 'State', 'Is_Required'],
  properties: {
    Document_Type: { type: 'string', enum: enquiryDocumentTypes },
    State: { type: 'string', enum: documentStates },
    Is_Required: { type: 'boolean' },
    /** Why it was sent back or waived. */
    Reason: { type: 'string' },
    File_Name: { type: 'string' },
    Updated_At: dateTimeField,
    /** Where the file can be read, for ten minutes. */
    Link: { type: 'string' },
  },
} as const satisfies JSONSchema;

export type EnquiryDocument = FromSchema<typeof enquiryDocument>;

const followUp = {
  type: 'object',
  additionalProperties: false,
  required: ['Follow_Up_Id', 'Follow_Up_At', 'Mode', 'Note'],
  properties: {
    Follow_Up_Id: idField,
    Follow_Up_At: dateTimeField,
    /** How the family was spoken with; `Status` where the enquiry took a step. */
    Mode: { type: 'string' },
    Note: { type: 'string' },
    Next_Date: orNull(dateField),
    From_Status: orNull(statusField),
    To_Status: orNull(statusField),
    By: orNull({ type: 'string' }),
  },
} as const satisfies JSONSchema;

export type FollowUp = FromSchema<typeof followUp>;

const enquiryDetails = {
  type: 'object',
  additionalProperties: false,
  required: ['enquiry', 'documents', 'followUps', 'nextStatuses'],
  properties: {
    enquiry: enquiryListRow,
    documents: { type: 'array', items: enquiryDocument },
    /** The latest first. */
    followUps: { type: 'array', items: followUp },
    nextStatuses: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Status', 'Status_Label'],
        properties: { Status: statusField, Status_Label: { type: 'string' } },
      },
    },
  },
} as const satisfies JSONSchema;

export type EnquiryDetails = FromSchema<typeof enquiryDetails>;

const changeBody = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    /** A user of the staff; null for nobody. */
    Assigned_To: orNull(idField),
    /** 0 usual to 3 urgent. */
    Priority: { type: 'integer', minimum: 0, maximum: 3 },
    Next_Follow_Up: orNull(dateField),
  },
} as const satisfies JSONSchema;

const noteField = { type: 'string', format: 'multiline', minLength: 1, maxLength: 1000 } as const satisfies JSONSchema;

const statusBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Status'],
  properties: {
    Status: statusField,
    /** What was said; needed for Contacted. */
    Note: noteField,
    /** Needed to open an ended enquiry again. */
    Reason: { type: 'string', format: 'multiline', minLength: 1, maxLength: 500 },
    /** Needed for Visit scheduled. */
    Visit_At: dateTimeField,
    Next_Follow_Up: dateField,
  },
} as const satisfies JSONSchema;

export type StatusBody = FromSchema<typeof statusBody>;

const followUpBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Mode', 'Note'],
  properties: {
    Mode: { type: 'string', enum: followUpModes },
    Note: noteField,
    /** When it was; by default, the time it is recorded. */
    Follow_Up_At: dateTimeField,
    Next_Date: dateField,
  },
} as const satisfies JSONSchema;

export type FollowUpBody = FromSchema<typeof followUpBody>;

export const getEnquiry = defineCall({
  id: 'getEnquiry',
  method: 'GET',
  path: '/api/admissions/:id',
  group,
  summary: 'An enquiry with its documents, its follow-ups so far, and the statuses that may follow',
  host: 'any',
  access: needs('/admissions', 'read'),
  params: enquiryParams,
  answers: { 200: { description: 'The enquiry; its version is the ETag', schema: enquiryDetails } },
});

export const changeEnquiry = defineCall({
  id: 'changeEnquiry',
  method: 'PATCH',
  path: '/api/admissions/:id',
  group,
  summary: 'Set who is in charge of an enquiry, how urgent it is and when to follow it up',
  host: 'any',
  access: needs('/admissions', 'write'),
  params: enquiryParams,
  body: changeBody,
  answers: { 200: { description: 'The enquiry as it is then', schema: enquiryListRow } },
});

export const moveEnquiry = defineCall({
  id: 'moveEnquiry',
  method: 'POST',
  path: '/api/admissions/:id/status',
  group,
  summary: 'Move an enquiry to another status',
  host: 'any',
  access: needs('/admissions', 'write'),
  params: enquiryParams,
  body: statusBody,
  answers: { 200: { description: 'The enquiry as it is then', schema: enquiryListRow } },
});

export const addFollowUp = defineCall({
  id: 'addFollowUp',
  method: 'POST',
  path: '/api/admissions/:id/follow-ups',
  group,
  summary: 'Record a follow-up with a family',
  keyed: true,
  host: 'any',
  access: needs('/admissions', 'write'),
  params: enquiryParams,
  body: followUpBody,
  answers: { 201: { description: 'The entry', schema: followUp } },
});
