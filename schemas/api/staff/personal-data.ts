import type { JSONSchema } from 'json-schema-to-ts';
import { dateTimeField } from '../../fields.ts';
import { adminOnly, defineCall } from '../define.ts';
import { staffDocument } from './documents.ts';
import { staffParams } from './params.ts';

const anything = { type: 'object', additionalProperties: true } as const satisfies JSONSchema;
const things = { type: 'array', items: anything } as const satisfies JSONSchema;

const personalData = {
  type: 'object',
  additionalProperties: false,
  required: ['exportedAt', 'member', 'documents', 'attendance', 'leave', 'accounts', 'auditEntries'],
  properties: {
    exportedAt: dateTimeField,
    /** The record; of sealed numbers the last four digits. */
    member: anything,
    /** With links to the files. */
    documents: { type: 'array', items: staffDocument },
    /** Each day that a register marked. */
    attendance: things,
    leave: things,
    accounts: things,
    /** What was written down of changes. */
    auditEntries: things,
  },
} as const satisfies JSONSchema;

export const exportStaffMember = defineCall({
  id: 'exportStaffMember',
  method: 'GET',
  path: '/api/staff/:id/export',
  group: 'Staff',
  summary: 'Everything held about a member of staff, for them',
  host: 'school',
  access: adminOnly,
  params: staffParams,
  answers: { 200: { description: 'A JSON file', schema: personalData } },
});
