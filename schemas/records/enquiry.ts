import type { JSONSchema } from 'json-schema-to-ts';
import {
  dateField,
  emailField,
  idField,
  mobileField,
  personNameField,
  relationField,
  sessionField,
} from '../fields.ts';

/** How an enquiry came in (docs/domain.md, Admissions): visitors' are always from the website. */
export const enquiryTypes = { website: 1, walkIn: 2, phone: 3, referral: 4, event: 5, import: 6 } as const;

export const genders = ['Male', 'Female', 'Other', 'Undisclosed'] as const;
export const categories = ['General', 'EWS', 'OBC', 'SC', 'ST'] as const;
const enquirySources = ['Website', 'Friend', 'Advertisement', 'Social', 'Banner', 'Other'] as const;
export const followUpModes = ['Call', 'Visit', 'Email', 'Message'] as const;

/** The documents that an enquiry or a student can have (docs/domain.md, Admissions). */
export const enquiryDocumentTypes = [
  'Photo',
  'Birth_Certificate',
  'Report_Card',
  'Transfer_Certificate',
  'Address_Proof',
  'Parent_Id',
  'Category_Certificate',
  'Aadhaar',
  'Medical',
  'Other',
] as const;
export type EnquiryDocumentType = (typeof enquiryDocumentTypes)[number];

/** Documents are at most so large (docs/domain.md, Shared fields). */
export const maxDocumentBytes = 5 * 1024 * 1024;

/** Where a document stands, with `Missing` for one that is required and was never sent. */
export const documentStates = ['Missing', 'Uploaded', 'Verified', 'Sent_Back', 'Waived'] as const;
export type DocumentState = (typeof documentStates)[number];

/** What the office can find of a document. */
export const foundDocumentStates = ['Verified', 'Sent_Back', 'Waived'] as const satisfies readonly DocumentState[];
export type FoundDocumentState = (typeof foundDocumentStates)[number];

const nextOf: Readonly<Record<DocumentState, readonly FoundDocumentState[]>> = {
  Missing: ['Waived'],
  Uploaded: ['Verified', 'Sent_Back', 'Waived'],
  Verified: ['Sent_Back', 'Waived'],
  Sent_Back: ['Verified', 'Waived'],
  Waived: [],
};

/** What the office may make of a document; sending a file makes it `Uploaded` (docs/domain.md, Admissions). */
export const nextDocumentStates = (from: DocumentState, hasFile: boolean): readonly FoundDocumentState[] =>
  from === 'Waived' && hasFile ? ['Sent_Back'] : nextOf[from];

const requiredName = { ...personNameField, minLength: 1 } as const satisfies JSONSchema;
const shortText = { type: 'string', minLength: 1, maxLength: 100 } as const satisfies JSONSchema;

/** What an enquirer enters about the child and the family, as named on the wire (docs/domain.md, Admissions). */
export const enquiryFields = {
  Session: sessionField,
  Class_Id: idField,
  Student_First_Name: requiredName,
  Student_Middle_Name: personNameField,
  Student_Last_Name: personNameField,
  Date_Of_Birth: dateField,
  Gender: { type: 'string', enum: genders },
  Category: { type: 'string', enum: categories },
  Parent_Name: requiredName,
  Parent_Relation: relationField,
  Mobile: { ...mobileField, minLength: 1 },
  Alternate_Mobile: mobileField,
  Email: emailField,
  Address: { type: 'string', format: 'multiline', minLength: 1, maxLength: 250 },
  City: shortText,
  State: shortText,
  Pincode: { type: 'string', format: 'pincode' },
  Previous_School: { type: 'string', minLength: 1, maxLength: 150 },
  Previous_Class: { type: 'string', minLength: 1, maxLength: 50 },
  Medium: { type: 'string', minLength: 1, maxLength: 50 },
  Sibling_Admission_No: { type: 'string', pattern: '^[A-Za-z0-9/_-]{1,20}$' },
  Transport_Needed: { type: 'boolean' },
  /** For the staff of the school only. */
  Special_Needs: { type: 'string', format: 'multiline', minLength: 1, maxLength: 500 },
  Source: { type: 'string', enum: enquirySources },
  Message: { type: 'string', format: 'multiline', minLength: 1, maxLength: 1000 },
} as const satisfies Record<string, JSONSchema>;

/** Without these nothing can be done with an enquiry. */
export const requiredEnquiryFields = [
  'Session',
  'Class_Id',
  'Student_First_Name',
  'Date_Of_Birth',
  'Gender',
  'Parent_Name',
  'Parent_Relation',
  'Mobile',
] as const;

/** How many enquiries may be added at once. */
export const maxEnquiriesAtOnce = 300;

/** Fields that only describe: kept together, under their names on the wire. */
export const describingFields = [
  'Category',
  'Alternate_Mobile',
  'Address',
  'City',
  'State',
  'Pincode',
  'Previous_School',
  'Previous_Class',
  'Medium',
  'Sibling_Admission_No',
  'Transport_Needed',
  'Special_Needs',
  'Source',
  'Message',
] as const satisfies readonly (keyof typeof enquiryFields)[];
