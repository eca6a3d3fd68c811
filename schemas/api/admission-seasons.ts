import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { sessionField } from '../fields.ts';
import { seasonClass, seasonFields, seasonStates } from '../records/admission-season.ts';
import { enquiryDocumentTypes } from '../records/enquiry.ts';
import { defineCall, needs } from './define.ts';
import { schoolIdField } from './shared.ts';

const group = 'Admissions';

const seasonParams = {
  type: 'object',
  additionalProperties: false,
  required: ['session'],
  properties: { session: sessionField },
} as const satisfies JSONSchema;

const classRow = {
  ...seasonClass,
  required: ['Class_Id', 'Is_Offered', 'Taken', 'Waiting', 'Documents'],
  properties: {
    ...seasonClass.properties,
    /** Students who are in it in this session, or will be. */
    Taken: { type: 'integer', minimum: 0 },
    /** Open enquiries for it. */
    Waiting: { type: 'integer', minimum: 0 },
    /** What families are asked for. */
    Documents: { type: 'array', items: { enum: enquiryDocumentTypes } },
  },
} as const satisfies JSONSchema;

const season = {
  type: 'object',
  additionalProperties: false,
  required: ['Session', 'State', 'Is_Open', 'Days', 'Classes', 'Version'],
  properties: {
    ...seasonFields,
    Session: sessionField,
    State: { enum: seasonStates },
    Classes: { type: 'array', items: classRow },
    /** For `If-Match`; 0 where the office has set nothing, and the list of classes and the profile decide. */
    Version: { type: 'integer', minimum: 0 },
  },
} as const satisfies JSONSchema;

export type AdmissionSeason = FromSchema<typeof season>;

const seasonBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Is_Open'],
  properties: {
    ...seasonFields,
    Days: { ...seasonFields.Days, default: [] },
    Classes: { ...seasonFields.Classes, default: [] },
    School_Id: schoolIdField,
  },
} as const satisfies JSONSchema;

export type SeasonBody = FromSchema<typeof seasonBody>;

export const listAdmissionSeasons = defineCall({
  id: 'listAdmissionSeasons',
  method: 'GET',
  path: '/api/admissions/seasons',
  group,
  summary: 'This session and the next as admissions have them: days, classes, ages, seats and how many are taken',
  host: 'school',
  access: needs('/admissions', 'read'),
  answers: { 200: { description: 'The next one first', schema: { type: 'array', items: season } } },
});

export const saveAdmissionSeason = defineCall({
  id: 'saveAdmissionSeason',
  method: 'PUT',
  path: '/api/admissions/seasons/:session',
  group,
  summary: 'Set what holds for the admissions of a session; a class that is left out is as the list of classes has it',
  host: 'school',
  access: needs('/settings', 'write'),
  params: seasonParams,
  body: seasonBody,
  answers: { 200: { description: 'The session as it stands', schema: season } },
});
