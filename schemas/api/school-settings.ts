import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { emailField } from '../fields.ts';
import { defineCall, needs } from './define.ts';
import { schoolFields, schoolIdField } from './shared.ts';

const fields = {
  /** Whose name the school's mails carry; the product's without it. */
  Mail_Name: { type: 'string', minLength: 2, maxLength: 60, pattern: '^[^<>"\\\\]*$' },
  /** Where answers to them go. */
  Mail_Reply_To: emailField,
  /** Whether visits of the website are counted. */
  Counts_Visits: { type: 'boolean' },
} as const satisfies Record<string, JSONSchema>;

const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['Counts_Visits', 'Sender', 'Version'],
  properties: {
    ...fields,
    /** The address that mails come from, whatever name they carry. */
    Sender: { type: 'string' },
    /** For `If-Match`; 0 where nothing was set yet. */
    Version: { type: 'integer', minimum: 0 },
  },
} as const satisfies JSONSchema;

export type SchoolSettings = FromSchema<typeof settings>;

const body = {
  type: 'object',
  additionalProperties: false,
  required: ['Counts_Visits'],
  properties: { School_Id: schoolIdField, ...fields },
} as const satisfies JSONSchema;

export const readSchoolSettings = defineCall({
  id: 'readSchoolSettings',
  method: 'GET',
  path: '/api/school/settings',
  group: 'School',
  summary: 'Whose name mails carry, where answers go, and whether visits are counted',
  host: 'school',
  access: needs('/settings', 'read'),
  query: { type: 'object', additionalProperties: false, properties: schoolFields },
  answers: { 200: { description: 'The settings', schema: settings } },
});

export const saveSchoolSettings = defineCall({
  id: 'saveSchoolSettings',
  method: 'PUT',
  path: '/api/school/settings',
  group: 'School',
  summary: 'Set whose name mails carry, where answers go, and whether visits are counted; what is left out is as usual',
  host: 'school',
  access: needs('/settings', 'write'),
  body,
  answers: { 200: { description: 'The settings', schema: settings } },
});
