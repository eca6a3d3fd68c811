import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField } from '../../fields.ts';
import { visitorStates, visitPurposes } from '../../records/visitor.ts';
import { defineCall } from '../define.ts';
import { pagedQueryOf, queryOf } from '../inbox.ts';
import { dayFilter, keywordField, schoolIdField } from '../shared.ts';
import { counter, csv, toRead, visitorRow } from './fields.ts';

const filters = {
  School_Id: schoolIdField,
  /** Days, both counted; -1 is all. */
  From: dayFilter,
  To: dayFilter,
  State: { enum: ['-1', ...visitorStates], default: '-1' },
  Purpose: { enum: ['-1', ...visitPurposes], default: '-1' },
  /** A part of the name, the mobile number, the pass number or the vehicle. */
  keyword: keywordField,
} as const satisfies Record<string, JSONSchema>;

const exportQuery = queryOf(filters);

export type VisitorFilters = FromSchema<typeof exportQuery>;

const periodQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['From', 'To'],
  properties: { School_Id: schoolIdField, From: dateField, To: dateField },
} as const satisfies JSONSchema;

const reportAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['Visits', 'People', 'Days', 'Purposes'],
  properties: {
    Visits: counter,
    People: counter,
    /** Those on which somebody came, in their order. */
    Days: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Day', 'Visits', 'People'],
        properties: { Day: dateField, Visits: counter, People: counter },
      },
    },
    /** Those that somebody came for, the most frequent first. */
    Purposes: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Purpose', 'Visits', 'People'],
        properties: { Purpose: { enum: visitPurposes }, Visits: counter, People: counter },
      },
    },
  },
} as const satisfies JSONSchema;

export const listVisitors = defineCall({
  ...toRead,
  id: 'listVisitors',
  method: 'GET',
  path: '/api/visitors',
  summary: 'Visits by day, state and purpose (-1: all), the latest first',
  query: pagedQueryOf(filters),
  answers: { 200: { description: 'One page', schema: { type: 'array', items: visitorRow } } },
});

export const exportVisitors = defineCall({
  ...toRead,
  id: 'exportVisitors',
  method: 'GET',
  path: '/api/visitors/export',
  summary: 'The visits of a list as CSV',
  query: exportQuery,
  answers: csv,
});

export const readVisitorReport = defineCall({
  ...toRead,
  id: 'readVisitorReport',
  method: 'GET',
  path: '/api/visitors/report',
  summary: 'How many came in a period of up to 366 days, by day and by purpose',
  query: periodQuery,
  answers: { 200: { description: 'The report', schema: reportAnswer } },
});

export const exportVisitorReport = defineCall({
  ...toRead,
  id: 'exportVisitorReport',
  method: 'GET',
  path: '/api/visitors/report/export',
  summary: 'The same as CSV: a row for each day, a column for each purpose',
  query: periodQuery,
  answers: csv,
});
