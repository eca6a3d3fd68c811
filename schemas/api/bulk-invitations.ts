import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { permissionSets } from '../access/matrix.ts';
import { dateTimeField, idField, sessionField } from '../fields.ts';
import { invitationWays, leftOutReasons } from '../records/bulk-invitation.ts';
import { sectionField } from '../records/student.ts';
import { defineCall, needs } from './define.ts';
import { schoolIdField } from './shared.ts';

const wayFields = {
  /** Whether everybody gets a slip; otherwise only who has no email address does. */
  Slips: { type: 'boolean', default: false },
  /** Whether it is only said what would happen. */
  dryRun: { type: 'boolean', default: false },
} as const satisfies Record<string, JSONSchema>;

const ids = { type: 'array', maxItems: 500, uniqueItems: true, items: idField } as const satisfies JSONSchema;

const staffBody = {
  type: 'object',
  additionalProperties: false,
  properties: {
    School_Id: schoolIdField,
    /** All who are at the school without it. */
    Staff_Ids: ids,
    /** What each of them may do; class teachers have their classes beside it. */
    permissionSets: {
      type: 'array',
      maxItems: permissionSets.length,
      uniqueItems: true,
      items: { type: 'string', enum: permissionSets },
      default: [],
    },
    ...wayFields,
  },
} as const satisfies JSONSchema;

const parentsBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Session', 'Class_Id', 'Section_Id'],
  properties: {
    School_Id: schoolIdField,
    Session: sessionField,
    Class_Id: idField,
    Section_Id: sectionField,
    /** All of the class without it. */
    Parent_Ids: ids,
    ...wayFields,
  },
} as const satisfies JSONSchema;

const text = { type: 'string' } as const satisfies JSONSchema;

const invitedPerson = {
  type: 'object',
  additionalProperties: false,
  required: ['Id', 'Name', 'Note', 'Way'],
  properties: {
    /** What the call names them by. */
    Id: idField,
    Name: text,
    /** A member's work, a parent's children. */
    Note: text,
    Email: text,
    Mobile: text,
    Way: { enum: invitationWays },
    /** Why not, where they are left out. */
    Reason: { enum: leftOutReasons },
    /** Who has the email address or mobile number. */
    With: text,
    /** The link of a slip: it works once, and is answered this once. */
    Link: text,
  },
} as const satisfies JSONSchema;

export type InvitedPerson = FromSchema<typeof invitedPerson>;

const bulkInvitation = {
  type: 'object',
  additionalProperties: false,
  required: ['dryRun', 'people', 'Until'],
  properties: {
    dryRun: { type: 'boolean' },
    people: { type: 'array', items: invitedPerson },
    /** Until when the links hold. */
    Until: dateTimeField,
  },
} as const satisfies JSONSchema;

export type BulkInvitation = FromSchema<typeof bulkInvitation>;

const answers = { 200: { description: 'Who was invited how, and who was left out why', schema: bulkInvitation } };

export const inviteStaff = defineCall({
  id: 'inviteStaff',
  method: 'POST',
  path: '/api/users/invite_staff',
  group: 'Users',
  summary:
    'Make accounts for members of staff who have none, and invite them by mail or by a printed slip; who was invited before is left out',
  host: 'school',
  access: needs('/users', 'write'),
  body: staffBody,
  answers,
});

export const inviteParents = defineCall({
  id: 'inviteParents',
  method: 'POST',
  path: '/api/users/invite_parents',
  group: 'Users',
  summary:
    'Make accounts for the parents of a class who have none, each for all of their children at the school, and invite them by mail or by a printed slip',
  host: 'school',
  access: needs('/users', 'write'),
  body: parentsBody,
  answers,
});
