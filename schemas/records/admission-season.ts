import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField, idField } from '../fields.ts';

/** How a session stands for families: whether its form takes enquiries today, or why not. */
export const seasonStates = ['Open', 'Not_Yet', 'Over', 'Closed'] as const;
export type SeasonState = (typeof seasonStates)[number];

const age = { type: 'integer', minimum: 1, maximum: 30 } as const satisfies JSONSchema;

/** What holds for a class in a session. */
export const seasonClass = {
  type: 'object',
  additionalProperties: false,
  required: ['Class_Id', 'Is_Offered'],
  properties: {
    Class_Id: idField,
    /** Whether families may ask for it. */
    Is_Offered: { type: 'boolean' },
    /** How many children it takes; no limit without it. */
    Seats: { type: 'integer', minimum: 1, maximum: 10000 },
    /** Years on the day on which ages are counted. */
    Min_Age: age,
    Max_Age: age,
    /** As families read it: ₹32,000 a year. */
    Fee: { type: 'string', minLength: 1, maxLength: 60 },
  },
} as const satisfies JSONSchema;

/** A day that families should know: an interaction, the list of who is admitted. */
const seasonDay = {
  type: 'object',
  additionalProperties: false,
  required: ['Day', 'What'],
  properties: { Day: dateField, What: { type: 'string', minLength: 2, maxLength: 100 } },
} as const satisfies JSONSchema;

export const maxSeasonDays = 8;

/** What an office sets for a session. */
export const seasonFields = {
  Is_Open: { type: 'boolean' },
  /** The first and the last day on which the website takes an enquiry. */
  Opens_On: dateField,
  Closes_On: dateField,
  /** The day on which ages are counted; without it the first of the session. */
  Age_On: dateField,
  /** Shown beside the form. */
  Note: { type: 'string', format: 'multiline', minLength: 1, maxLength: 500 },
  Days: { type: 'array', maxItems: maxSeasonDays, items: seasonDay },
  Classes: { type: 'array', maxItems: 100, items: seasonClass },
} as const satisfies Record<string, JSONSchema>;

const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['Is_Open', 'Days', 'Classes'],
  properties: seasonFields,
} as const satisfies JSONSchema;

export type SeasonClass = FromSchema<typeof seasonClass>;
export type SeasonSettings = FromSchema<typeof settings>;
