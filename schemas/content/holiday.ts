import type { JSONSchema } from 'json-schema-to-ts';
import { defineContentType } from './define.ts';

export const holidaySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'startHolidayDate', 'endHolidayDate'],
  properties: {
    Id: { type: 'integer' },
    name: { type: 'string', minLength: 1, maxLength: 100 },
    startHolidayDate: { type: 'string', format: 'date' },
    endHolidayDate: { type: 'string', format: 'date' },
    StartSession: { type: 'integer' },
    lang: { type: 'string', format: 'locale' },
  },
} as const satisfies JSONSchema;

export const holiday = defineContentType({
  type: 'holiday',
  singleton: false,
  schema: holidaySchema,
  media: {},
  nameField: 'name',
});
