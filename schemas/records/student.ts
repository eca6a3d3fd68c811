import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import {
  dateField,
  emailField,
  idField,
  mobileField,
  personNameField,
  relationField,
  sessionField,
} from '../fields.ts';
import { categories, genders } from './enquiry.ts';

/** The codes of sections: 1–7 = A–G, and those of the school's own (docs/domain.md, Codes). */
export const sectionField = idField;

/** A student's life in the school (docs/domain.md, Students). */
export const studentStatusField = {
  enum: ['Expected', 'Active', 'Inactive', 'Left', 'Alumni', 'Transferred'],
} as const satisfies JSONSchema;

/** The orders of a list of students. */
export const studentOrders = ['name', 'admissionNo', 'rollNo'] as const;

/** The most students that are chosen of a list by themselves. */
export const maxChosenStudents = 100;

/** Students by their ids, with commas between them. */
export const chosenIdsField = {
  type: 'string',
  pattern: `^\\d{1,9}(,\\d{1,9}){0,${maxChosenStudents - 1}}$`,
} as const satisfies JSONSchema;

const requiredName = { ...personNameField, minLength: 1 } as const satisfies JSONSchema;
const shortText = { type: 'string', maxLength: 60 } as const satisfies JSONSchema;
const address = { type: 'string', format: 'multiline', maxLength: 250 } as const satisfies JSONSchema;
const place = { type: 'string', maxLength: 100 } as const satisfies JSONSchema;
const pincode = { type: 'string', format: 'pincode' } as const satisfies JSONSchema;

/** What is a column of a student's row, or of the enrolment. */
const keyFields = {
  Admission_No: { type: 'string', minLength: 1, format: 'admission-no' },
  Admission_Date: dateField,
  Session: sessionField,
  Class_Id: idField,
  Section_Id: sectionField,
  Roll_No: { type: 'integer', minimum: 1, maximum: 99999 },
  First_Name: requiredName,
  Middle_Name: personNameField,
  Last_Name: personNameField,
  Date_Of_Birth: dateField,
  Gender: { enum: genders },
  /** A parent's. */
  Mobile: { ...mobileField, minLength: 1 },
  Email: emailField,
  Status: studentStatusField,
} as const satisfies Record<string, JSONSchema>;

/** Who answers for a student, as the first words of their fields. A number is given of who has another than `Mobile`. */
export const guardianKinds = ['Father', 'Mother', 'Guardian'] as const;
export type GuardianKind = (typeof guardianKinds)[number];

/** What only describes, and is kept as it is sent. */
export const studentDetailFields = {
  Blood_Group: { enum: ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] },
  Father_Name: personNameField,
  Father_Mobile: mobileField,
  Father_Email: emailField,
  Mother_Name: personNameField,
  Mother_Mobile: mobileField,
  Mother_Email: emailField,
  Guardian_Name: personNameField,
  Guardian_Relation: relationField,
  Guardian_Mobile: mobileField,
  Guardian_Email: emailField,
  Alternate_Mobile: mobileField,
  Religion: shortText,
  Category: { enum: categories },
  Mother_Tongue: shortText,
  Nationality: shortText,
  Address: address,
  City: place,
  State: place,
  Pincode: pincode,
  Permanent_Same_As_Present: { type: 'boolean' },
  Permanent_Address: address,
  Permanent_City: place,
  Permanent_State: place,
  Permanent_Pincode: pincode,
  /** Both are needed for Left and Transferred. */
  Leaving_Date: dateField,
  Leaving_Reason: { type: 'string', format: 'multiline', maxLength: 250 },
} as const satisfies Record<string, JSONSchema>;

/** The fields of a student's basic details (docs/domain.md, Students). */
export const studentFields = { ...keyFields, ...studentDetailFields } as const satisfies Record<string, JSONSchema>;

export const requiredStudentFields = [
  'Admission_No',
  'Admission_Date',
  'Session',
  'Class_Id',
  'Section_Id',
  'First_Name',
  'Date_Of_Birth',
  'Gender',
  'Mobile',
] as const;

const text = { type: 'string' } as const satisfies JSONSchema;

/** The same fields in answers: what was stored in another way, such as by an import, is read too. */
export const answeredStudentFields = {
  ...studentFields,
  Admission_No: text,
  First_Name: text,
  Middle_Name: text,
  Last_Name: text,
  Father_Name: text,
  Mother_Name: text,
  Guardian_Name: text,
  Father_Mobile: text,
  Father_Email: text,
  Mother_Mobile: text,
  Mother_Email: text,
  Guardian_Mobile: text,
  Guardian_Email: text,
  Mobile: text,
  Alternate_Mobile: text,
  Email: text,
} as const satisfies Record<string, JSONSchema>;

/** Whether a printed transfer certificate is the one that counts, or stands for one that was lost. */
export const certificateCopies = ['First', 'Duplicate'] as const;

/** The transfer certificate of a stay that is over. */
export const certificateFields = {
  /** Its number. */
  Tc_No: text,
  /** The day on which it was printed first. */
  Tc_Issued_On: dateField,
  /** How often it was printed: the first copy and its duplicates. */
  Tc_Copies: { type: 'integer', minimum: 1 },
} as const satisfies Record<string, JSONSchema>;

/** A time at the school that a student left and came back from. */
export const pastStay = {
  type: 'object',
  additionalProperties: false,
  required: ['Admission_Date', 'Status'],
  properties: {
    Admission_Date: dateField,
    /** How it ended: Left or Transferred. */
    Status: studentStatusField,
    Leaving_Date: dateField,
    Leaving_Reason: text,
    ...certificateFields,
  },
} as const satisfies JSONSchema;

export type PastStay = FromSchema<typeof pastStay>;

/** Where the log-in of somebody who answers for a student stands: none, not taken up, in use, closed. */
export const guardianAccountStates = ['None', 'Invited', 'Active', 'Closed'] as const;
