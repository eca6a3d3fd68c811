import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { permissionSets } from '../../access/matrix.ts';
import { dateField, dateTimeField, idField } from '../../fields.ts';
import { leavingReasonField, type SealedStaffField, storedStaffStatuses } from '../../records/staff.ts';
import { adminOnly, defineCall, needs } from '../define.ts';
import { schoolIdField } from '../shared.ts';
import { staffParams } from './params.ts';
import { savedMember } from './save.ts';

const statusBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Status'],
  properties: {
    School_Id: schoolIdField,
    Status: { enum: storedStaffStatuses },
    /** For Left: the last day. */
    Leaving_Date: dateField,
    Leaving_Reason: leavingReasonField,
    /** For who has left and comes back: the day. */
    Joining_Date: dateField,
  },
} as const satisfies JSONSchema;

export type StaffStatusBody = FromSchema<typeof statusBody>;

export const setStaffStatus = defineCall({
  id: 'setStaffStatus',
  method: 'POST',
  path: '/api/staff/:id/status',
  group: 'Staff',
  summary:
    'Take a step: on leave, back, leaving on a day (which closes the account), or back after that; the same status takes back a leaving that is still to come',
  host: 'school',
  access: needs('/staff/add_staff_member', 'write'),
  params: staffParams,
  body: statusBody,
  answers: { 200: { description: 'The member', schema: savedMember } },
});

const inviteBody = {
  type: 'object',
  additionalProperties: false,
  required: ['permissionSets'],
  properties: {
    School_Id: schoolIdField,
    permissionSets: {
      type: 'array',
      maxItems: permissionSets.length,
      uniqueItems: true,
      items: { type: 'string', enum: permissionSets },
    },
    /** Whether the link is given to whoever invites in place of a mail. */
    asLink: { type: 'boolean', default: false },
  },
} as const satisfies JSONSchema;

const invitedMember = {
  type: 'object',
  additionalProperties: false,
  required: ['member', 'inviteLink'],
  properties: {
    ...savedMember.properties,
    /** Null if it was mailed; otherwise whoever invites passes it on, and sees it this once. */
    inviteLink: { type: ['string', 'null'] },
  },
} as const satisfies JSONSchema;

export const inviteStaffMember = defineCall({
  id: 'inviteStaffMember',
  method: 'POST',
  path: '/api/staff/:id/invite',
  group: 'Staff',
  summary: 'Make an account for a member who has none, with the classes of a class teacher, and invite them',
  host: 'school',
  access: needs('/users', 'write'),
  params: staffParams,
  body: inviteBody,
  answers: { 201: { description: 'The member, whose account waits for its password', schema: invitedMember } },
});

const accountBody = {
  type: 'object',
  additionalProperties: false,
  required: ['User_Id'],
  properties: {
    School_Id: schoolIdField,
    /** The account of an admin or a member of staff; 0 takes the link away. */
    User_Id: { type: 'integer', minimum: 0, maximum: 2147483647 },
  },
} as const satisfies JSONSchema;

export const linkStaffAccount = defineCall({
  id: 'linkStaffAccount',
  method: 'POST',
  path: '/api/staff/:id/account',
  group: 'Staff',
  summary: 'Say which account a member logs in by',
  host: 'school',
  access: needs('/users', 'write'),
  params: staffParams,
  body: accountBody,
  answers: { 200: { description: 'The member', schema: savedMember } },
});

const sealedField = ['Aadhaar_No', 'Pan_No', 'Account_No'] as const satisfies readonly SealedStaffField[];

const revealBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Field', 'Reason'],
  properties: {
    School_Id: schoolIdField,
    Field: { enum: sealedField },
    Reason: { type: 'string', format: 'multiline', minLength: 3, maxLength: 250 },
  },
} as const satisfies JSONSchema;

const revealed = {
  type: 'object',
  additionalProperties: false,
  required: ['Field', 'Value'],
  properties: { Field: revealBody.properties.Field, Value: { type: 'string' } },
} as const satisfies JSONSchema;

export const revealStaffNumber = defineCall({
  id: 'revealStaffNumber',
  method: 'POST',
  path: '/api/staff/:id/reveal',
  group: 'Staff',
  summary: 'Show a whole Aadhaar, PAN or account number to a person who keeps the records; the reason is audited',
  host: 'school',
  access: needs('/staff/add_staff_member', 'write'),
  params: staffParams,
  body: revealBody,
  answers: { 200: { description: 'The number', schema: revealed } },
  limit: { max: 60, perSeconds: 3600 },
});

const eraseBody = {
  type: 'object',
  additionalProperties: false,
  required: ['confirm', 'reason'],
  properties: {
    School_Id: schoolIdField,
    /** The employee number, typed again. */
    confirm: { type: 'string', minLength: 1, maxLength: 20 },
    reason: { type: 'string', format: 'multiline', minLength: 1, maxLength: 250 },
  },
} as const satisfies JSONSchema;

const erased = {
  type: 'object',
  additionalProperties: false,
  required: ['Staff_Id', 'Employee_No', 'erasedAt'],
  properties: { Staff_Id: idField, Employee_No: { type: 'string' }, erasedAt: dateTimeField },
} as const satisfies JSONSchema;

export const eraseStaffMember = defineCall({
  id: 'eraseStaffMember',
  method: 'POST',
  path: '/api/staff/:id/erase',
  group: 'Staff',
  summary: 'Erase the personal data of a member who has left; the employee number and the dates stay',
  host: 'school',
  access: adminOnly,
  params: staffParams,
  body: eraseBody,
  answers: { 200: { description: 'It is gone, now or since an earlier call', schema: erased } },
});
