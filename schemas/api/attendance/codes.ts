import type { FromSchema } from 'json-schema-to-ts';
import { ownCodeWeights } from '../../records/attendance.ts';
import { defineCall, needs } from '../define.ts';
import { queryOf } from '../inbox.ts';
import { schoolIdField } from '../shared.ts';
import { attendanceGroup as group, ownCodeField, ownCodeRecord, ownNameField } from './shared.ts';

const area = '/student/attendance_management';

export type OwnCode = FromSchema<typeof ownCodeRecord>;

export const listOwnCodes = defineCall({
  id: 'listAttendanceCodes',
  method: 'GET',
  path: '/api/attendance/codes',
  group,
  summary: 'The codes that the school has besides the six of every register, those that are switched off too',
  host: 'any',
  access: needs(area, 'read', ['all', 'classes']),
  query: queryOf({ School_Id: schoolIdField }),
  answers: { 200: { description: 'All of them, by their letters', schema: { type: 'array', items: ownCodeRecord } } },
});

export const saveOwnCode = defineCall({
  id: 'saveAttendanceCode',
  method: 'PUT',
  path: '/api/attendance/codes/:code',
  group,
  summary: 'Add a code of the school’s own, or change it; what it counts as stays once a register has it',
  host: 'any',
  access: needs(area, 'write'),
  params: { type: 'object', additionalProperties: false, required: ['code'], properties: { code: ownCodeField } },
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Name', 'Counts_As'],
    properties: {
      School_Id: schoolIdField,
      Name: ownNameField,
      Name_Hi: ownNameField,
      Counts_As: { enum: ownCodeWeights },
      Is_Active: { type: 'boolean', default: true },
    },
  },
  answers: { 200: { description: 'The code', schema: ownCodeRecord } },
});
