import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField, dateTimeField, idField } from '../fields.ts';
import { enquiryFields, requiredEnquiryFields } from '../records/enquiry.ts';
import { type InboxView, inboxViews } from '../records/enquiry-inbox.ts';
import { anyone, defineCall, needs } from './define.ts';
import { formGuardFields, sentBack } from './public-form.ts';
import {
  dayFilter,
  doneSchema,
  filterField,
  idOrNewField,
  keywordField,
  pagingFields,
  schoolIdField,
} from './shared.ts';

const typeField = { type: 'integer', minimum: 1, maximum: 6 } as const satisfies JSONSchema;
export const statusField = { type: 'integer', minimum: 1, maximum: 11 } as const satisfies JSONSchema;
const texts = { type: 'array', items: { type: 'string' } } as const satisfies JSONSchema;

const enquiryBody = {
  type: 'object',
  additionalProperties: false,
  required: [...requiredEnquiryFields, 'Consent'],
  properties: {
    /** The host's school, where it is said at all. */
    School_Id: schoolIdField,
    /** 0 adds one; the office may change one by its id. */
    Admission_Enquiry_Id: { ...idOrNewField, default: 0 },
    /** Taken from the office only: what visitors send is from the website. */
    Enquiry_Type: typeField,
    ...enquiryFields,
    /** To be called back, under the privacy notice. */
    Consent: { type: 'boolean' },
    ...formGuardFields,
  },
} as const satisfies JSONSchema;

export type EnquiryBody = FromSchema<typeof enquiryBody>;

const savedEnquiry = {
  type: 'object',
  additionalProperties: false,
  required: ['Admission_Enquiry_Id', 'Reference_No', 'Status', 'warnings'],
  properties: { Admission_Enquiry_Id: idField, Reference_No: { type: 'string' }, Status: statusField, warnings: texts },
} as const satisfies JSONSchema;

export type SavedEnquiry = FromSchema<typeof savedEnquiry>;

const text = { type: 'string' } as const satisfies JSONSchema;

/** What an enquirer entered, as it is shown: an erased value is no longer a name or a number. */
const shownFields = {
  Session: text,
  Class_Id: idField,
  Student_First_Name: text,
  Student_Middle_Name: text,
  Student_Last_Name: text,
  Date_Of_Birth: dateField,
  Gender: text,
  Category: text,
  Parent_Name: text,
  Parent_Relation: enquiryFields.Parent_Relation,
  Mobile: text,
  Alternate_Mobile: text,
  Email: text,
  Address: text,
  City: text,
  State: text,
  Pincode: text,
  Previous_School: text,
  Previous_Class: text,
  Medium: text,
  Sibling_Admission_No: text,
  Transport_Needed: { type: 'boolean' },
  Special_Needs: text,
  Source: text,
  Message: text,
} as const satisfies Record<keyof typeof enquiryFields, JSONSchema>;

/** An enquiry in a list. What only the office may see is missing where a parent asks. */
export const enquiryListRow = {
  type: 'object',
  additionalProperties: false,
  required: ['Admission_Enquiry_Id', 'School_Id', 'Reference_No', 'Status', 'Status_Label', ...requiredEnquiryFields],
  properties: {
    Admission_Enquiry_Id: idField,
    School_Id: schoolIdField,
    Reference_No: { type: 'string' },
    Status: statusField,
    Status_Label: { type: 'string' },
    Enquiry_Type: typeField,
    ...shownFields,
    Assigned_To: { anyOf: [idField, { type: 'null' }] },
    Priority: { type: 'integer' },
    Next_Follow_Up: { anyOf: [dateField, { type: 'null' }] },
    Visit_At: { anyOf: [dateTimeField, { type: 'null' }] },
    Close_Reason: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    Confirmed_At: { anyOf: [dateTimeField, { type: 'null' }] },
    Student_Id: { anyOf: [idField, { type: 'null' }] },
    Created_At: dateTimeField,
    Updated_At: dateTimeField,
    version: { type: 'integer', minimum: 1 },
  },
} as const satisfies JSONSchema;

export type EnquiryListRow = FromSchema<typeof enquiryListRow>;

/** Filters by day, by how the family came, and by what is written. */
export const enquiryDayFilters = {
  /** Days of the date that `FilterById` picks, both counted. */
  StartDate: dayFilter,
  EndDate: dayFilter,
  /** 1 created, 2 next follow-up, 3 visit, 4 confirmed; -1 created. */
  FilterById: { type: 'integer', enum: [-1, 1, 2, 3, 4], default: -1 },
  Enquiry_Type: { ...filterField, maximum: 6 },
  /** Part of a name, a mobile number or a reference. */
  keyword: keywordField,
} as const satisfies Record<string, JSONSchema>;

/** Filters by what the office does with an enquiry. */
export const enquiryWorkFilters = {
  Class_Id: filterField,
  /** Who looks after it: a user of the staff, 0 for nobody. */
  Assigned_To: filterField,
} as const satisfies Record<string, JSONSchema>;

export const inboxView = { enum: Object.keys(inboxViews) as InboxView[] } as const satisfies JSONSchema;

/** One status; -1 for all. */
export const enquiryStatusFilter = { ...filterField, maximum: 11 } as const satisfies JSONSchema;

const filters = {
  ...enquiryDayFilters,
  Status: enquiryStatusFilter,
} as const satisfies Record<string, JSONSchema>;

const listQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['SchoolId'],
  properties: { SchoolId: schoolIdField, ...filters, ...pagingFields },
} as const satisfies JSONSchema;

const exportQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['SchoolId'],
  properties: {
    SchoolId: schoolIdField,
    ...filters,
    ...enquiryWorkFilters,
    /** Those of one view of the office's list; all of them by default. */
    view: inboxView,
  },
} as const satisfies JSONSchema;

export type EnquiryFilters = Omit<FromSchema<typeof exportQuery>, keyof typeof enquiryWorkFilters | 'view'>;

const removeQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['SchoolId', 'Admission_Enquiry_Id'],
  properties: { SchoolId: schoolIdField, Admission_Enquiry_Id: idField },
} as const satisfies JSONSchema;

export const addEnquiry = defineCall({
  id: 'addEnquiry',
  method: 'POST',
  path: '/api/admission/_AddStudentAdmissionEnquiry',
  group: 'Admissions',
  summary: 'Make an enquiry (Admission_Enquiry_Id 0); the office may also change one',
  host: 'school',
  access: anyone,
  takes: 'form',
  body: enquiryBody,
  answers: {
    200: { description: 'The changed enquiry, and what to look at again', schema: savedEnquiry },
    201: {
      description: 'The new enquiry with its reference number, and what to check again',
      schema: savedEnquiry,
    },
    303: sentBack,
  },
  keyed: true,
});

export const listEnquiries = defineCall({
  id: 'listEnquiries',
  method: 'GET',
  path: '/api/admission/GetAdmissionEnquiry',
  group: 'Admissions',
  summary: 'Enquiries by date, status and type (-1: all), the latest first; a parent sees their own',
  host: 'any',
  access: needs('/admissions', 'read', ['all', 'own']),
  query: listQuery,
  answers: { 200: { description: 'One page', schema: { type: 'array', items: enquiryListRow } } },
});

export const exportEnquiries = defineCall({
  id: 'exportEnquiries',
  method: 'GET',
  path: '/api/admissions/export',
  group: 'Admissions',
  summary: 'The enquiries of a list as a CSV file',
  host: 'any',
  access: needs('/admissions', 'read'),
  query: exportQuery,
  answers: { 200: { description: 'The file', type: 'text/csv' } },
});

export const removeEnquiry = defineCall({
  id: 'removeEnquiry',
  method: 'DELETE',
  path: '/api/admission/_removeAdmissionEnquiry',
  group: 'Admissions',
  summary: 'Remove an enquiry that is not confirmed; it is gone for good after 30 days',
  host: 'any',
  access: needs('/admissions', 'write'),
  query: removeQuery,
  answers: { 200: { description: 'It is gone', schema: doneSchema } },
});
