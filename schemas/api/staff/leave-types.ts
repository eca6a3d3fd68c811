import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { idField } from '../../fields.ts';
import { maxLeaveQuota } from '../../records/leave.ts';
import { defineCall } from '../define.ts';
import { idOrNewField, schoolIdField } from '../shared.ts';
import { listStaffLeave, mayDecideLeave, mayReadLeave, quotaField } from './leave.ts';

const leaveType = {
  type: 'object',
  additionalProperties: false,
  required: ['Type_Id', 'Name', 'Quota', 'Is_Paid', 'Allows_Half', 'Is_Active', 'Version'],
  properties: {
    Type_Id: idField,
    Name: { type: 'string' },
    /** Days in a session; null without a limit. */
    Quota: quotaField,
    Is_Paid: { type: 'boolean' },
    Allows_Half: { type: 'boolean' },
    /** Whether it can be asked for. */
    Is_Active: { type: 'boolean' },
    /** For `If-Match`. */
    Version: { type: 'integer', minimum: 1 },
  },
} as const satisfies JSONSchema;

export type LeaveType = FromSchema<typeof leaveType>;

export const listLeaveTypes = defineCall({
  id: 'listLeaveTypes',
  method: 'GET',
  path: '/api/staff/leave/types',
  group: listStaffLeave.group,
  summary: 'The types of leave, those that are switched off too',
  host: 'school',
  access: mayReadLeave,
  answers: { 200: { description: 'All of them, by name', schema: { type: 'array', items: leaveType } } },
});

const typeBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Name'],
  properties: {
    School_Id: schoolIdField,
    /** 0 adds one. */
    Type_Id: { ...idOrNewField, default: 0 },
    Name: { type: 'string', minLength: 2, maxLength: 40 },
    /** Days in a session, by halves; without it there is no limit. */
    Quota: { type: 'number', minimum: 0, maximum: maxLeaveQuota },
    Is_Paid: { type: 'boolean', default: true },
    Allows_Half: { type: 'boolean', default: true },
    Is_Active: { type: 'boolean', default: true },
  },
} as const satisfies JSONSchema;

export const saveLeaveType = defineCall({
  id: 'saveLeaveType',
  method: 'POST',
  path: '/api/staff/leave/types',
  group: listStaffLeave.group,
  summary: 'Add a type of leave (Type_Id 0), or replace one',
  host: 'school',
  access: mayDecideLeave,
  body: typeBody,
  answers: { 200: { description: 'The type', schema: leaveType } },
});
