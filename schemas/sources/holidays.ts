import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { defineSource, noParams } from './define.ts';

export const holidayItem = {
  type: 'object',
  additionalProperties: false,
  required: ['Id', 'name', 'startHolidayDate', 'endHolidayDate', 'days', 'past'],
  properties: {
    Id: { type: 'integer' },
    name: { type: 'string' },
    startHolidayDate: { type: 'string', format: 'date' },
    endHolidayDate: { type: 'string', format: 'date' },
    days: { type: 'integer', minimum: 1 },
    past: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type HolidayItem = FromSchema<typeof holidayItem>;

export const holidays = defineSource({
  name: 'holidays',
  title: 'Holidays of the current session in date order',
  params: noParams,
  result: { type: 'array', items: holidayItem },
  tags: ['holiday'],
  expires: 'midnight',
  privacy: 'public',
});
