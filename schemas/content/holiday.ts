import type { JSONSchema } from 'json-schema-to-ts';
import { timeField } from '../fields.ts';
import { defineContentType } from './define.ts';

/** How many are added at once. */
export const maxHolidaysAtOnce = 500;

export const holidaySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'startHolidayDate', 'endHolidayDate'],
  properties: {
    Id: { type: 'integer' },
    name: { type: 'string', minLength: 2, maxLength: 100 },
    startHolidayDate: { type: 'string', format: 'date' },
    endHolidayDate: { type: 'string', format: 'date' },
    StartSession: { type: 'integer' },
    Holiday_Type: { enum: ['Public', 'School', 'Vacation', 'Exam', 'Timing_Change'] },
    /** When the school opens and closes on these days, where the timing changes. */
    Opens_At: timeField,
    Closes_At: timeField,
    /** `All`, `Staff`, or the ids of classes with commas between them. */
    Applies_To: { type: 'string', pattern: '^(All|Staff|\\d{1,9}(,\\d{1,9})*)$' },
    Description: { type: 'string', format: 'multiline', maxLength: 255 },
    /** Whether visitors see it; they do unless it says no. */
    Show_On_Website: { type: 'boolean' },
    /** Whether it is on the same day each year, as Republic Day is. */
    Fixed_Date: { type: 'boolean' },
    lang: { type: 'string', format: 'locale' },
  },
} as const satisfies JSONSchema;

export const holiday = defineContentType({
  type: 'holiday',
  area: '/holidays',
  singleton: false,
  schema: holidaySchema,
  media: {},
  texts: ['name', 'Description'],
  nameField: 'name',
  order: { by: 'startHolidayDate' },
  server: ['Id', 'StartSession'],
});
