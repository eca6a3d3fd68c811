import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField, idField, timeField } from '../../fields.ts';
import { visitorStates } from '../../records/visitor.ts';
import { defineCall, needs } from '../define.ts';
import { idParams, queryOf } from '../inbox.ts';
import { schoolIdField } from '../shared.ts';
import { text, written } from './fields.ts';

const group = 'Visitors';
const area = '/visitors/mine';

const { Name, Mobile, Purpose, Purpose_Text, Persons, Vehicle_No, Note } = written;

/** What a member of staff knows of who comes to see them. */
const ownFields = { Name, Mobile, Purpose, Purpose_Text, Persons, Vehicle_No, Note } as const;

const ownVisit = {
  type: 'object',
  additionalProperties: false,
  required: ['Visitor_Id', 'State', 'Name', 'Mobile', 'Purpose', 'Persons', 'Day'],
  properties: {
    Visitor_Id: idField,
    State: { enum: visitorStates },
    ...ownFields,
    Mobile: text,
    Persons: { type: 'integer' },
    Day: dateField,
    Expected_Time: timeField,
  },
} as const satisfies JSONSchema;

export type OwnVisit = FromSchema<typeof ownVisit>;

const ownBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Name', 'Mobile', 'Purpose', 'Day'],
  properties: { School_Id: schoolIdField, ...ownFields, Day: dateField, Expected_Time: timeField },
} as const satisfies JSONSchema;

export const listOwnVisitors = defineCall({
  id: 'listOwnVisitors',
  method: 'GET',
  path: '/api/visitors/own',
  group,
  summary: 'Whom the caller has entered ahead for today and later, by day',
  host: 'school',
  access: needs(area, 'read', ['own']),
  query: queryOf({ School_Id: schoolIdField }),
  answers: {
    200: {
      description: 'All of them, those who have come too',
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['Today', 'visits'],
        properties: { Today: dateField, visits: { type: 'array', items: ownVisit } },
      },
    },
  },
});

export const expectOwnVisitor = defineCall({
  id: 'expectOwnVisitor',
  method: 'POST',
  path: '/api/visitors/own',
  group,
  summary: 'Enter somebody who is going to come to see the caller; the gate has them among the expected',
  host: 'school',
  access: needs(area, 'write', ['own']),
  body: ownBody,
  answers: { 201: { description: 'The expected visit', schema: ownVisit } },
});

export const cancelOwnVisitor = defineCall({
  id: 'cancelOwnVisitor',
  method: 'POST',
  path: '/api/visitors/own/:id/cancel',
  group,
  summary: 'Say that somebody whom the caller has entered is not going to come',
  host: 'school',
  access: needs(area, 'write', ['own']),
  params: idParams,
  answers: { 200: { description: 'The visit as it is then', schema: ownVisit } },
});
