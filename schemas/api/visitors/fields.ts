import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField, dateTimeField, emailField, idField, mobileField, timeField } from '../../fields.ts';
import {
  maxPersons,
  pickUpProofs,
  visitHosts,
  visitorIdTypes,
  visitorStates,
  visitPurposes,
} from '../../records/visitor.ts';
import { needs } from '../define.ts';

const group = 'Visitors';

export const text = { type: 'string' } as const satisfies JSONSchema;

export const counter = { type: 'integer', minimum: 0 } as const satisfies JSONSchema;

export const orNull = <const S extends JSONSchema>(schema: S) => ({ anyOf: [schema, { type: 'null' }] }) as const;

/** Companies and people with a title come too: a name is any line of text. */
export const nameField = { type: 'string', minLength: 2, maxLength: 100 } as const satisfies JSONSchema;

export const vehicleField = { type: 'string', maxLength: 20 } as const satisfies JSONSchema;

export const personsField = { type: 'integer', minimum: 1, maximum: maxPersons } as const satisfies JSONSchema;

/** Six digits, given out ahead. */
export const pickUpCodeField = { type: 'string', pattern: '^\\d{6}$' } as const satisfies JSONSchema;

export const written = {
  Name: nameField,
  Mobile: mobileField,
  Email: emailField,
  Purpose: { enum: visitPurposes },
  /** Asked where the purpose is Other. */
  Purpose_Text: { type: 'string', maxLength: 100 },
  Meeting_With: { enum: visitHosts },
  /** The name of whom they see. */
  Meeting_Name: nameField,
  /** The member of staff or the student, where one was chosen. */
  Meeting_Id: idField,
  Persons: { ...personsField, default: 1 },
  Id_Type: { enum: visitorIdTypes },
  Id_Last4: { type: 'string', minLength: 4, maxLength: 4 },
  Vehicle_No: vehicleField,
  Note: { type: 'string', maxLength: 255 },
} as const satisfies Record<string, JSONSchema>;

export const requiredWritten = ['Name', 'Mobile', 'Purpose', 'Meeting_With', 'Meeting_Name'] as const;

export const visitorRow = {
  type: 'object',
  additionalProperties: false,
  required: [
    'Visitor_Id',
    'State',
    'Overdue',
    'Name',
    'Mobile',
    'Purpose',
    'Meeting_With',
    'Meeting_Name',
    'Persons',
    'Day',
    'Has_Photo',
    'Version',
  ],
  properties: {
    Visitor_Id: idField,
    State: { enum: visitorStates },
    /** Whether they are inside past the closing time. */
    Overdue: { type: 'boolean' },
    Pass_No: text,
    ...written,
    Mobile: text,
    Email: text,
    Persons: personsField,
    /** The day they are expected on, or came on. */
    Day: dateField,
    Expected_Time: timeField,
    In_Time: dateTimeField,
    /** Who signed them in, by name; missing where a program did. */
    In_By: text,
    Out_Time: dateTimeField,
    Out_By: text,
    /** The enquiry that was made of the visit. */
    Admission_Enquiry_Id: idField,
    Has_Photo: { type: 'boolean' },
    /** Whom they picked up. */
    Student_Id: idField,
    Pick_Up_Proof: { enum: pickUpProofs },
    /** For `If-Match` where what was written is corrected. */
    Version: { type: 'integer', minimum: 1 },
  },
} as const satisfies JSONSchema;

export type VisitorRow = FromSchema<typeof visitorRow>;

export const toRead = { group, host: 'school', access: needs('/visitors', 'read') } as const;

export const toWrite = { group, host: 'school', access: needs('/visitors', 'write') } as const;

export const csv = { 200: { description: 'A CSV file', type: 'text/csv' } } as const;
