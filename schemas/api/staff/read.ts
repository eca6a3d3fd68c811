import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { idField } from '../../fields.ts';
import { staffStatuses, staffTypes } from '../../records/staff.ts';
import { staffDocumentFilters } from '../../records/staff-document.ts';
import { defineCall, needs } from '../define.ts';
import { filterField, keywordField, pagingFields, schoolIdField } from '../shared.ts';
import { staffDocument } from './documents.ts';
import { staffParams } from './params.ts';
import { savedMember, staffMember } from './save.ts';

const listQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    School_Id: schoolIdField,
    /** Part of a name or a mobile number; for who keeps the records, of an employee number too. */
    keyword: keywordField,
    Staff_Role_Id: filterField,
    Department: { type: 'string', maxLength: 60, default: '-1' },
    Staff_Type: { enum: ['-1', ...staffTypes], default: '-1' },
    /** `Current`: all who have not left, whom others than the keepers of the records see alone. */
    Status: { enum: ['-1', 'Current', ...staffStatuses], default: 'Current' },
    /** Whose documents are over, or end within days or are over already; for who keeps the records alone. */
    Documents: { enum: ['-1', ...staffDocumentFilters], default: '-1' },
    sort: { enum: ['name', 'employeeNo', 'joined'], default: 'name' },
    ...pagingFields,
  },
} as const satisfies JSONSchema;

export type StaffQuery = FromSchema<typeof listQuery>;

export const listStaff = defineCall({
  id: 'listStaff',
  method: 'GET',
  path: '/api/staff',
  group: 'Staff',
  summary: 'The directory: members of staff, as far as the reader may see them',
  host: 'school',
  access: needs('/staff', 'read'),
  query: listQuery,
  answers: { 200: { description: 'One page', schema: { type: 'array', items: staffMember } } },
});

const shownMember = {
  ...savedMember,
  properties: {
    ...savedMember.properties,
    /** For who keeps the records, and for the member: the newest first. */
    documents: { type: 'array', items: staffDocument },
  },
} as const satisfies JSONSchema;

export const readStaffMember = defineCall({
  id: 'readStaffMember',
  method: 'GET',
  path: '/api/staff/:id',
  group: 'Staff',
  summary: 'One member of staff, as far as the reader may see',
  host: 'school',
  access: needs('/staff', 'read'),
  params: staffParams,
  answers: { 200: { description: 'The member', schema: shownMember } },
});

const { properties: ownProperties } = shownMember;

const ownMember = {
  type: 'object',
  additionalProperties: false,
  properties: ownProperties,
} as const satisfies JSONSchema;

export const readOwnMember = defineCall({
  id: 'readOwnMember',
  method: 'GET',
  path: '/api/staff/own',
  group: 'Staff',
  summary: 'What the school keeps of the caller as a member of staff',
  host: 'school',
  access: needs('/staff', 'read'),
  answers: { 200: { description: 'Empty where the account is no member’s', schema: ownMember } },
});

const count = { type: 'integer', minimum: 0 } as const satisfies JSONSchema;

const overview = {
  type: 'object',
  additionalProperties: false,
  required: ['Teaching', 'Others', 'Departments'],
  properties: {
    Teaching: count,
    Others: count,
    Departments: { type: 'array', items: { type: 'string' } },
    /** Of the month that runs at the school, in the order of their days; for who keeps the records alone. */
    Birthdays: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Staff_Id', 'Name', 'Day'],
        properties: { Staff_Id: idField, Name: { type: 'string' }, Day: { type: 'string', format: 'date' } },
      },
    },
    /** What number a new member would get after the highest that ends in digits. */
    Next_Employee_No: { type: 'string' },
  },
} as const satisfies JSONSchema;

export type StaffOverview = FromSchema<typeof overview>;

export const readStaffOverview = defineCall({
  id: 'readStaffOverview',
  method: 'GET',
  path: '/api/staff/overview',
  group: 'Staff',
  summary: 'How many work at the school now, in which departments, and whose birthdays are this month',
  host: 'school',
  access: needs('/staff', 'read'),
  answers: { 200: { description: 'Of all who have not left', schema: overview } },
});
