import type { JSONSchema } from 'json-schema-to-ts';
import { defineCall, needs } from '../define.ts';
import { studentFilters } from './read.ts';

const udiseQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...studentFilters,
    /** Without it, the session that is on. */
    Session: { type: 'string', format: 'session' },
    Status: { ...studentFilters.Status, default: 'Active' },
  },
} as const satisfies JSONSchema;

export const exportUdise = defineCall({
  id: 'exportUdise',
  method: 'GET',
  path: '/api/student/export-udise',
  group: 'Students',
  summary: 'The students of a session in the columns of the UDISE+ bulk upload, with Aadhaar numbers masked',
  host: 'any',
  access: needs('/student/add_student', 'read'),
  query: udiseQuery,
  answers: { 200: { description: 'A CSV file', type: 'text/csv' } },
});
