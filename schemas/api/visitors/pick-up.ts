import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateTimeField, idField, mobileField } from '../../fields.ts';
import { pickUpHours } from '../../records/visitor.ts';
import { defineCall, needs } from '../define.ts';
import { schoolIdField } from '../shared.ts';
import { nameField, pickUpCodeField, text, toRead, toWrite } from './fields.ts';

const child = {
  type: 'object',
  additionalProperties: false,
  required: ['Student_Id', 'Name'],
  properties: {
    Student_Id: idField,
    Name: text,
    Class_Id: idField,
    Section_Id: idField,
    /** A link that holds for ten minutes. */
    Photo: text,
  },
} as const satisfies JSONSchema;

export type PickUpChildRow = FromSchema<typeof child>;

const issueBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Student_Id', 'Name'],
  properties: {
    School_Id: schoolIdField,
    Student_Id: idField,
    /** Who is going to come. */
    Name: nameField,
    Hours: { enum: pickUpHours, default: 6 },
  },
} as const satisfies JSONSchema;

const issued = {
  type: 'object',
  additionalProperties: false,
  required: ['Code', 'Student_Id', 'Name', 'Expires_At'],
  properties: {
    /** Shown this once: only a fingerprint of it is stored. */
    Code: pickUpCodeField,
    Student_Id: idField,
    Name: text,
    Expires_At: dateTimeField,
  },
} as const satisfies JSONSchema;

/** A code is of a family, whose right to their child reaches no further than reading. */
export const issuePickUpCode = defineCall({
  id: 'issuePickUpCode',
  method: 'POST',
  path: '/api/visitors/pick-up-codes',
  group: 'Visitors',
  summary:
    'Give out a code by which somebody else may pick up a child once; an earlier one of the child ends. Students cannot',
  host: 'school',
  access: needs('/student', 'read', ['all', 'own']),
  body: issueBody,
  answers: { 201: { description: 'The code, which is shown this once', schema: issued } },
});

export const checkPickUpCode = defineCall({
  ...toWrite,
  id: 'checkPickUpCode',
  method: 'POST',
  path: '/api/visitors/pick-up-codes/check',
  summary: 'Whom a code is for and who may come with it; it stays good',
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Pick_Up_Code'],
    properties: { School_Id: schoolIdField, Pick_Up_Code: pickUpCodeField },
  },
  answers: {
    200: {
      description: 'The child, and who is going to come',
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['Name', 'Child'],
        properties: { Name: text, Child: child },
      },
    },
  },
});

export const findPickUp = defineCall({
  ...toRead,
  id: 'findPickUp',
  method: 'GET',
  path: '/api/visitors/pick-up',
  summary: 'The children whose guardian a mobile number is of, and the last photo of who came with it',
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['Mobile'],
    properties: { School_Id: schoolIdField, Mobile: mobileField },
  },
  answers: {
    200: {
      description: 'None where the caller may not see students',
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['Children'],
        properties: {
          Children: { type: 'array', items: child },
          /** A link that holds for ten minutes; missing where no photo was taken. */
          Photo: text,
        },
      },
    },
  },
});
