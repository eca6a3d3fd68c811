import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { permissionSets, userRoles } from '../../access/matrix.ts';
import { dateField, idField } from '../../fields.ts';
import {
  leavingReasonField,
  requiredStaffFields,
  sealedStaffFields,
  staffFields,
  staffStatuses,
} from '../../records/staff.ts';
import { staffDocumentFields } from '../../records/staff-document.ts';
import { defineCall, needs } from '../define.ts';
import { idOrNewField, schoolIdField } from '../shared.ts';

const memberBody = {
  type: 'object',
  additionalProperties: false,
  required: ['School_Id', ...requiredStaffFields],
  properties: {
    School_Id: schoolIdField,
    /** 0 adds a member. */
    Staff_Id: { ...idOrNewField, default: 0 },
    ...staffFields,
    /** Each stays where it is left out. */
    ...sealedStaffFields,
    Confirm_Account_No: sealedStaffFields.Account_No,
  },
} as const satisfies JSONSchema;

export type StaffMemberBody = FromSchema<typeof memberBody>;

const text = { type: 'string' } as const satisfies JSONSchema;

/**
 * A member of staff as the calls answer it. Who may only read the directory gets names, work, phone and email: all else
 * is left out, as is what is not known.
 */
export const staffMember = {
  type: 'object',
  additionalProperties: false,
  required: ['Staff_Id', 'First_Name', 'Mobile', 'Staff_Role_Id', 'Role_Name', 'Staff_Type', 'Status'],
  properties: {
    Staff_Id: idField,
    School_Id: schoolIdField,
    ...staffFields,
    Employee_No: text,
    First_Name: text,
    Middle_Name: text,
    Last_Name: text,
    Mobile: text,
    Email: text,
    /** What the list of roles calls it. */
    Role_Name: text,
    Status: { enum: staffStatuses },
    /** On which day somebody left, or will have left. */
    Leaving_Date: dateField,
    Leaving_Reason: leavingReasonField,
    Aadhaar_Last4: text,
    Pan_Last4: text,
    Account_Last4: text,
    /** A link that holds for a few minutes. */
    Staff_Photo: text,
    /** The account that they log in by. */
    User_Id: idField,
    /** What that account may do, for who keeps the records. */
    Log_In: {
      type: 'object',
      additionalProperties: false,
      required: ['Role', 'Permission_Sets', 'Classes', 'Version'],
      properties: {
        Role: { enum: userRoles },
        Permission_Sets: { type: 'array', items: { enum: permissionSets } },
        /** That it opens as a class teacher; an admin's opens all. */
        Classes: {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['Class_Id', 'Section_Id'],
            properties: { Class_Id: idField, Section_Id: idField },
          },
        },
        /** For `If-Match`, where the account is changed. */
        Version: { type: 'integer', minimum: 1 },
      },
    },
    /** In the list: of what ends within 60 days or is over, the document that ends first. */
    Document_Due: {
      type: 'object',
      additionalProperties: false,
      required: ['Document_Type', 'Expiry_Date'],
      properties: {
        Document_Type: staffDocumentFields.Document_Type,
        Expiry_Date: staffDocumentFields.Expiry_Date,
      },
    },
    /** For `If-Match`. */
    Version: { type: 'integer', minimum: 1 },
    Is_Erased: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export type StaffMember = FromSchema<typeof staffMember>;

export const savedMember = {
  type: 'object',
  additionalProperties: false,
  required: ['member'],
  properties: { member: staffMember },
} as const satisfies JSONSchema;

export const addStaffMember = defineCall({
  id: 'addStaffMember',
  method: 'POST',
  path: '/api/staff/add_staff_member',
  group: 'Staff',
  summary: 'Add a member of staff (Staff_Id 0), or replace the details of one; what a change leaves out is emptied',
  host: 'school',
  access: needs('/staff/add_staff_member', 'write'),
  takes: 'jsonOrMultipart',
  body: memberBody,
  files: { Staff_Photo: { maxBytes: 5 * 1024 * 1024, maxCount: 1 } },
  answers: {
    200: { description: 'The changed member', schema: savedMember },
    201: { description: 'The new member', schema: savedMember },
  },
});
