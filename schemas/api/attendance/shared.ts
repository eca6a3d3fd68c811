import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField, dateTimeField, idField, sessionField, timeField } from '../../fields.ts';
import {
  attendanceCodes,
  attendanceParts,
  closedKinds,
  halfDays,
  maxReasonLength,
  ownCodeWeights,
  registerStates,
} from '../../records/attendance.ts';
import { answeredStudentFields } from '../../records/student.ts';
import { queryOf } from '../inbox.ts';
import { schoolIdField } from '../shared.ts';

/** The heading of the API that all calls of attendance are under. */
export const attendanceGroup = 'Attendance';

export const codeField = { enum: attendanceCodes } as const satisfies JSONSchema;
export const partField = { enum: attendanceParts, default: 'Full' } as const satisfies JSONSchema;
export const countField = { type: 'integer', minimum: 0 } as const satisfies JSONSchema;
export const percentField = {
  anyOf: [{ type: 'number', minimum: 0, maximum: 100 }, { type: 'null' }],
} as const satisfies JSONSchema;
export const monthField = { type: 'string', pattern: '^\\d{4}-(0[1-9]|1[0-2])$' } as const satisfies JSONSchema;
export const reasonField = {
  type: 'string',
  format: 'multiline',
  maxLength: maxReasonLength,
} as const satisfies JSONSchema;

export const placeFields = { Class_Id: idField, Section_Id: idField } as const satisfies Record<string, JSONSchema>;

/** A code of the school's own: one to three capital letters. */
export const ownCodeField = { type: 'string', pattern: '^[A-Z]{1,3}$' } as const satisfies JSONSchema;
export const ownNameField = { type: 'string', minLength: 2, maxLength: 40 } as const satisfies JSONSchema;

export const ownCodeRecord = {
  type: 'object',
  additionalProperties: false,
  required: ['Code', 'Name', 'Counts_As', 'Is_Active'],
  properties: {
    Code: ownCodeField,
    Name: ownNameField,
    Name_Hi: ownNameField,
    /** In every sum it is this one. */
    Counts_As: { enum: ownCodeWeights },
    /** Whether registers still offer it. */
    Is_Active: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

/** What a mark says besides its code. */
export const markFields = {
  /** A code of the school's own, which counts as the status says. */
  Own_Code: ownCodeField,
  In_Time: timeField,
  Out_Time: timeField,
  Reason: reasonField,
  Remark: reasonField,
} as const satisfies Record<string, JSONSchema>;

/** How often each code was marked. */
export const countsRecord = {
  type: 'object',
  additionalProperties: false,
  required: attendanceCodes,
  properties: { P: countField, A: countField, L: countField, HD: countField, LV: countField, OD: countField },
} as const satisfies JSONSchema;

/** Why there is no school on a day. */
export const closedRecord = {
  type: 'object',
  additionalProperties: false,
  required: ['Kind', 'Name'],
  properties: {
    Kind: { enum: closedKinds },
    /** Of a holiday its name, of a weekly day off the day; outside of it, the session that runs. */
    Name: { type: 'string' },
  },
} as const satisfies JSONSchema;

export type ClosedDay = FromSchema<typeof closedRecord>;

const { Admission_No, First_Name, Middle_Name, Last_Name, Roll_No } = answeredStudentFields;

/** Who a student is on a list of a class. */
export const pupilFields = {
  Student_Id: idField,
  Admission_No,
  First_Name,
  Middle_Name,
  Last_Name,
  Roll_No,
} as const satisfies Record<string, JSONSchema>;

export const requiredPupilFields = ['Student_Id', 'Admission_No', 'First_Name'] as const;

/** Who took or changed something, and when. */
export const takenFields = {
  Taken_By: { type: 'string' },
  Taken_At: dateTimeField,
} as const satisfies Record<string, JSONSchema>;

/** The registers of a day that has one for each half, in their order. */
export const halvesField = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['Part', 'State', 'Is_Due', 'Counts'],
    properties: {
      Part: { enum: halfDays },
      State: { enum: registerStates },
      ...takenFields,
      /** Whether its time has come. */
      Is_Due: { type: 'boolean' },
      Counts: countsRecord,
    },
  },
} as const satisfies JSONSchema;

/** A class in a query or a body, with the school where a caller names it. */
export const classQuery = { School_Id: schoolIdField, ...placeFields } as const satisfies Record<string, JSONSchema>;

/** Without a day, today at the school. */
export const dayQuery = queryOf({ School_Id: schoolIdField, Date: dateField, Part: partField });

/** Without a session, the one that runs. */
export const sessionFilter = { School_Id: schoolIdField, Session: sessionField } as const satisfies Record<
  string,
  JSONSchema
>;

export const csvFile = { 200: { description: 'A CSV file', type: 'text/csv' } } as const;
