import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateTimeField, idField } from '../fields.ts';
import { type SchoolState, schoolStates } from '../records/school-state.ts';
import { defineCall, needs } from './define.ts';
import { keywordField, pagingFields, schoolIdField } from './shared.ts';

/** Which states may follow each. A closed school may be opened again for as long as its rows are promised. */
export const schoolSteps: Readonly<Record<SchoolState, readonly SchoolState[]>> = {
  draft: ['active'],
  pending_verification: ['active', 'suspended', 'closed'],
  active: ['suspended', 'closed'],
  suspended: ['active', 'closed'],
  closed: ['suspended'],
};

/** Days in which a closed school may be opened again. */
export const closedDays = 90;

export const schoolStateField = { enum: schoolStates } as const satisfies JSONSchema;

/** Why, for the audit log: the school reads it in its own. */
const reasonField = { type: 'string', format: 'multiline', minLength: 3, maxLength: 500 } as const satisfies JSONSchema;

export const schoolRow = {
  type: 'object',
  additionalProperties: false,
  required: ['School_Id', 'school_Slug', 'schoolKey', 'school_Name', 'url', 'state', 'nextStates', 'createdAt'],
  properties: {
    School_Id: schoolIdField,
    school_Slug: { type: 'string' },
    schoolKey: { type: 'string' },
    school_Name: { type: 'string' },
    /** Where its site is, or would be. */
    url: { type: 'string' },
    state: schoolStateField,
    /** What may follow. */
    nextStates: { type: 'array', items: schoolStateField },
    createdAt: dateTimeField,
    /** Of the last change of its state by an operator. */
    reason: { type: 'string' },
    changedAt: dateTimeField,
    /** Of a closed school: until when it may be opened again. */
    reopenUntil: dateTimeField,
  },
} as const satisfies JSONSchema;

export type SchoolRow = FromSchema<typeof schoolRow>;

const listedSchool = {
  ...schoolRow,
  required: [...schoolRow.required, 'themeId'],
  properties: {
    ...schoolRow.properties,
    /** The theme that its visitors see. */
    themeId: { type: 'integer', minimum: 0 },
  },
} as const satisfies JSONSchema;

export type ListedSchool = FromSchema<typeof listedSchool>;

const listQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** -1 is all. */
    state: { enum: ['-1', ...schoolStates], default: '-1' },
    /** In the name, the slug or the key. */
    keyword: keywordField,
    /** Those whose visitors see this theme. */
    themeId: { type: 'integer', minimum: 0, maximum: 2147483647 },
    ...pagingFields,
  },
} as const satisfies JSONSchema;

const stateBody = {
  type: 'object',
  additionalProperties: false,
  required: ['state', 'reason'],
  properties: { state: schoolStateField, reason: reasonField },
} as const satisfies JSONSchema;

const idParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: idField },
} as const satisfies JSONSchema;

const group = 'Schools';

export const listSchools = defineCall({
  id: 'listSchools',
  method: 'GET',
  path: '/api/schools',
  group,
  summary: 'Every school of the installation with its state, the first registered first',
  host: 'platform',
  access: needs('/platform', 'read'),
  query: listQuery,
  answers: { 200: { description: 'One page', schema: { type: 'array', items: listedSchool } } },
});

export const changeSchoolState = defineCall({
  id: 'changeSchoolState',
  method: 'PATCH',
  path: '/api/schools/:id/state',
  group,
  summary:
    "Take a school to its next state. Suspended or closed, its site answers 503 and its people's sessions end; a closed one may become suspended again for 90 days",
  host: 'platform',
  access: needs('/platform', 'write'),
  params: idParams,
  body: stateBody,
  answers: { 200: { description: 'The school as it is then', schema: schoolRow } },
});
