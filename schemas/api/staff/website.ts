import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { staffWebsiteFields } from '../../records/staff-website.ts';
import { defineCall, needs } from '../define.ts';
import { schoolIdField } from '../shared.ts';
import { staffParams } from './params.ts';
import { savedMember } from './save.ts';

const websiteBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Show_On_Website', 'Website_Consent'],
  properties: { School_Id: schoolIdField, ...staffWebsiteFields },
} as const satisfies JSONSchema;

export type StaffWebsiteBody = FromSchema<typeof websiteBody>;

export const setStaffWebsite = defineCall({
  id: 'setStaffWebsite',
  method: 'POST',
  path: '/api/staff/:id/website',
  group: 'Staff',
  summary: 'Say whether and how a member is shown on the website, with the consent that they gave',
  host: 'school',
  access: needs('/staff/add_staff_member', 'write'),
  params: staffParams,
  body: websiteBody,
  answers: { 200: { description: 'The member', schema: savedMember } },
});
