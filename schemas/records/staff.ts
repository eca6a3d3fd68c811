import type { JSONSchema } from 'json-schema-to-ts';
import { dateField, emailField, idField, mobileField, personNameField } from '../fields.ts';
import { genders } from './enquiry.ts';
import { staffWebsiteFields } from './staff-website.ts';
import { sectionField, studentDetailFields } from './student.ts';
import { bankFields } from './student-bank.ts';

/** What people do at a school. */
export const staffTypes = ['Teaching', 'Non-teaching'] as const;

/** A member's life at the school as it is stored (docs/domain.md, Staff). */
export const storedStaffStatuses = ['Active', 'On_Leave', 'Left'] as const;
export type StoredStaffStatus = (typeof storedStaffStatuses)[number];

/** The same as it is answered: an active member whose account waits for its password is Invited. */
export const staffStatuses = ['Invited', ...storedStaffStatuses] as const;

const requiredName = { ...personNameField, minLength: 1 } as const satisfies JSONSchema;
const shortText = { type: 'string', maxLength: 60 } as const satisfies JSONSchema;
const longText = { type: 'string', maxLength: 150 } as const satisfies JSONSchema;

export const leavingReasonField = { type: 'string', format: 'multiline', maxLength: 250 } as const satisfies JSONSchema;

/** What is a column of a member's row. */
const keyFields = {
  Employee_No: { type: 'string', minLength: 1, format: 'employee-no' },
  First_Name: requiredName,
  Middle_Name: personNameField,
  Last_Name: personNameField,
  Gender: { enum: genders },
  Date_Of_Birth: dateField,
  Mobile: { ...mobileField, minLength: 1 },
  /** What an invitation is mailed to. */
  Email: emailField,
  /** Of the list `staff-roles`. */
  Staff_Role_Id: idField,
  Department: shortText,
  Staff_Type: { enum: staffTypes },
  Joining_Date: dateField,
} as const satisfies Record<string, JSONSchema>;

const { Blood_Group, Address, City, State, Pincode } = studentDetailFields;
const { Bank_Name, Branch, Ifsc, Account_Holder_Name } = bankFields;

const taughtClass = {
  type: 'object',
  additionalProperties: false,
  required: ['Class_Id', 'Section_Id'],
  properties: {
    Class_Id: idField,
    Section_Id: sectionField,
    Is_Class_Teacher: { type: 'boolean', default: false },
  },
} as const satisfies JSONSchema;

/** Of what only describes, what everybody in the office may read. */
export const openStaffDetails = {
  /** As the school says it, where that is more than the role's name. */
  Designation: shortText,
  Subjects: { type: 'array', maxItems: 20, uniqueItems: true, items: idField },
  Classes: { type: 'array', maxItems: 40, items: taughtClass },
} as const satisfies Record<string, JSONSchema>;

/** What only describes, and is kept as it is sent. */
export const staffDetailFields = {
  ...openStaffDetails,
  Employment: { enum: ['Permanent', 'Contract', 'Part-time'] },
  Qualification: longText,
  Professional_Qualification: longText,
  Experience_Years: { type: 'integer', minimum: 0, maximum: 60 },
  Father_Or_Spouse_Name: personNameField,
  Blood_Group,
  Address,
  City,
  State,
  Pincode,
  Police_Verified_On: dateField,
  Police_Verification_Until: dateField,
  Bio: { type: 'string', format: 'multiline', maxLength: 1000 },
  ...staffWebsiteFields,
  Account_Holder_Name: { ...Account_Holder_Name, minLength: 0 },
  Bank_Name: { ...Bank_Name, minLength: 0 },
  Branch,
  Ifsc,
} as const satisfies Record<string, JSONSchema>;

/** The fields of a member of staff (docs/domain.md, Staff) but the sealed numbers. */
export const staffFields = { ...keyFields, ...staffDetailFields } as const satisfies Record<string, JSONSchema>;

/** Numbers that are stored sealed, and shown with their last four. */
export const sealedStaffFields = {
  Aadhaar_No: { type: 'string', format: 'aadhaar' },
  Pan_No: { type: 'string', format: 'pan' },
  Account_No: { type: 'string', format: 'account-number' },
} as const satisfies Record<string, JSONSchema>;

export type SealedStaffField = keyof typeof sealedStaffFields;

export const requiredStaffFields = [
  'Employee_No',
  'First_Name',
  'Gender',
  'Mobile',
  'Staff_Role_Id',
  'Staff_Type',
  'Joining_Date',
] as const;

/** The codes of a day (docs/domain.md, Attendance of staff). */
export const staffDayCodes = ['P', 'L', 'HD', 'A', 'LV', 'OD'] as const;
export type StaffDayCode = (typeof staffDayCodes)[number];

/** What may be entered before the day has come. */
export const aheadCodes: readonly StaffDayCode[] = ['LV', 'OD'];

/** What a code counts as a day at work. */
export const staffDayWeights: Readonly<Record<StaffDayCode, number>> = { P: 1, L: 1, HD: 0.5, A: 0, LV: 0, OD: 1 };

/**
 * How somebody's own check-in stands today. Off: the school does not have it. Not_Linked: the account is of nobody who
 * works there today. Entered: the office was faster.
 */
export const checkInStates = ['Off', 'Not_Linked', 'Closed', 'On_Leave', 'Entered', 'Checked_In', 'Open'] as const;
export type CheckInState = (typeof checkInStates)[number];
