import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { contentLang } from './content-lang.ts';
import { defineSource } from './define.ts';

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
    /** The classes that it is for, by name; all where it does not say. */
    classes: { type: 'array', items: { type: 'string' } },
    lang: contentLang,
  },
} as const satisfies JSONSchema;

export type HolidayItem = FromSchema<typeof holidayItem>;

const holidaysParams = {
  type: 'object',
  additionalProperties: false,
  properties: {
    StartSession: {
      type: 'integer',
      minimum: -1,
      maximum: 2200,
      default: 0,
      description: 'The first year of a session; 0 for the one that runs, -1 for all',
    },
    flag: {
      type: 'integer',
      enum: [1, -1],
      default: 1,
      description: '1: days shown on the website; -1: all. The public only ever sees 1',
    },
  },
} as const satisfies JSONSchema;

export const holidays = defineSource({
  name: 'holidays',
  title: 'Holidays of a session, the one that runs unless said, in date order',
  params: holidaysParams,
  result: { type: 'array', items: holidayItem },
  tags: ['holiday', 'lookup'],
  expires: 'midnight',
});
