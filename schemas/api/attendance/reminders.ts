import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField, dateTimeField } from '../../fields.ts';
import { halfDays, reminderOutcomes } from '../../records/attendance.ts';
import { defineCall, needs } from '../define.ts';
import { schoolIdField } from '../shared.ts';
import { attendanceGroup as group, placeFields } from './shared.ts';

const names = { type: 'array', items: { type: 'string' } } as const satisfies JSONSchema;

const reminded = {
  type: 'object',
  additionalProperties: false,
  required: ['Class_Id', 'Section_Id', 'Outcome', 'Mailed', 'Without_Address', 'Without_Access'],
  properties: {
    ...placeFields,
    /** Of which half, where the day has a register for each. */
    Part: { enum: halfDays },
    /** Too soon: the teachers were reminded of this register today already. No access: none of them can log in and open the class. */
    Outcome: { enum: reminderOutcomes },
    /** When the teachers were reminded last; missing where there is nobody to remind. */
    Reminded_At: dateTimeField,
    /** Who is sent a mail, by name. */
    Mailed: names,
    /** Who has no address, and is told in the office alone. */
    Without_Address: names,
    /** Who cannot log in, or whose log-in does not open the class, and is told nothing. */
    Without_Access: names,
    /** Who was reminded today already, where that was too soon. */
    Told_Before: names,
  },
} as const satisfies JSONSchema;

export type RemindedClass = FromSchema<typeof reminded>;

/** A reminder changes nothing of attendance: who reads all reports may send one. */
export const remindTeachers = defineCall({
  id: 'remindTeachers',
  method: 'POST',
  path: '/api/attendance/reminders',
  group,
  summary:
    'Remind the class teachers of each register that is missing on a day, by mail and in the office; each register once a day',
  host: 'any',
  access: needs('/student/Student_Attendance_Reports', 'read'),
  body: {
    type: 'object',
    additionalProperties: false,
    properties: {
      School_Id: schoolIdField,
      /** Without one, today at the school. */
      Date: dateField,
      /** Without them, each class whose register is missing. */
      Classes: {
        type: 'array',
        maxItems: 200,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['Class_Id', 'Section_Id'],
          properties: placeFields,
        },
      },
    },
  },
  answers: {
    200: {
      description: 'Each class whose register is missing, and who was told',
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['Date', 'Sends_Mail', 'classes'],
        properties: {
          Date: dateField,
          /** Whether mails reach a mailbox: without a mail server teachers are told in the office alone. */
          Sends_Mail: { type: 'boolean' },
          classes: { type: 'array', items: reminded },
        },
      },
    },
  },
});
