import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField, dateTimeField, idField, timeField } from '../../fields.ts';
import { maxDesks } from '../../records/visitor.ts';
import { defineCall } from '../define.ts';
import { idParams } from '../inbox.ts';
import { schoolIdField } from '../shared.ts';
import {
  counter,
  personsField,
  pickUpCodeField,
  requiredWritten,
  text,
  toRead,
  toWrite,
  vehicleField,
  visitorRow,
  written,
} from './fields.ts';

const passField = { type: 'string', minLength: 1, maxLength: 12 } as const satisfies JSONSchema;

/** The desk that issues the pass: the first part of its number. */
const deskField = { type: 'integer', minimum: 1, maximum: maxDesks, default: 1 } as const satisfies JSONSchema;

const signInBody = {
  type: 'object',
  additionalProperties: false,
  required: [...requiredWritten],
  properties: {
    School_Id: schoolIdField,
    ...written,
    Desk: deskField,
    /** Whom they pick up: their own child, by the number and the face, or by a code. */
    Student_Id: idField,
    /** Whether somebody at the desk has compared the person with the photo or a document. */
    Is_Compared: { type: 'boolean' },
    Pick_Up_Code: pickUpCodeField,
  },
} as const satisfies JSONSchema;

export type SignInBody = FromSchema<typeof signInBody>;

const expectedBody = {
  type: 'object',
  additionalProperties: false,
  required: [...requiredWritten, 'Day'],
  properties: { School_Id: schoolIdField, ...written, Day: dateField, Expected_Time: timeField },
} as const satisfies JSONSchema;

const arriveBody = {
  type: 'object',
  additionalProperties: false,
  properties: { School_Id: schoolIdField, Desk: deskField, Persons: personsField, Vehicle_No: vehicleField },
} as const satisfies JSONSchema;

/** All that was written of a visit, as it is to be; what is left out is taken away. */
const correctBody = {
  type: 'object',
  additionalProperties: false,
  required: [...requiredWritten, 'Persons'],
  properties: { School_Id: schoolIdField, ...written, Persons: personsField },
} as const satisfies JSONSchema;

export type CorrectBody = FromSchema<typeof correctBody>;

const passBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Pass_No'],
  properties: { School_Id: schoolIdField, Pass_No: passField },
} as const satisfies JSONSchema;

const enquiryBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Admission_Enquiry_Id'],
  properties: { School_Id: schoolIdField, Admission_Enquiry_Id: idField },
} as const satisfies JSONSchema;

const deskAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['At', 'Today', 'Inside', 'People', 'Expected', 'Came_Today', 'Hosts', 'Staff'],
  properties: {
    /** When this was true. */
    At: dateTimeField,
    /** The day at the school. */
    Today: dateField,
    /** Everybody who is inside: overdue ones first, then the last who came. */
    Inside: { type: 'array', items: visitorRow },
    /** How many people they are. */
    People: counter,
    /** Who is still to come today. */
    Expected: { type: 'array', items: visitorRow },
    /** How many passes were issued today. */
    Came_Today: counter,
    /** Whom visitors came to see most of late. */
    Hosts: { type: 'array', items: text },
    /** Who works at the school today, by name: whom visitors may come to see. */
    Staff: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Staff_Id', 'Name', 'Work'],
        properties: { Staff_Id: idField, Name: text, Work: text },
      },
    },
  },
} as const satisfies JSONSchema;

export type VisitorDesk = FromSchema<typeof deskAnswer>;

const signOutAnswer = {
  type: 'object',
  additionalProperties: false,
  required: ['visitor', 'wasOut'],
  properties: {
    visitor: visitorRow,
    /** Whether they were signed out before; the visitor says by whom and when. */
    wasOut: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

export const readVisitorDesk = defineCall({
  ...toRead,
  id: 'readVisitorDesk',
  method: 'GET',
  path: '/api/visitors/desk',
  summary: 'Who is inside now, since when, who is overdue, and who is still expected today',
  answers: { 200: { description: 'All of them, and when this was true', schema: deskAnswer } },
});

export const signInVisitor = defineCall({
  ...toWrite,
  id: 'signInVisitor',
  method: 'POST',
  path: '/api/visitors/sign-in',
  summary:
    'Sign somebody in, expected or not, and issue a pass; refused for who is on the denied list or inside already',
  takes: 'jsonOrMultipart',
  body: signInBody,
  files: { Photo: { maxBytes: 5 * 1024 * 1024, maxCount: 1 } },
  answers: { 201: { description: 'The visit with its pass number', schema: visitorRow } },
});

export const expectVisitor = defineCall({
  ...toWrite,
  id: 'expectVisitor',
  method: 'POST',
  path: '/api/visitors/expected',
  summary: 'Enter somebody who is going to come',
  body: expectedBody,
  answers: { 201: { description: 'The expected visit', schema: visitorRow } },
});

export const arriveVisitor = defineCall({
  ...toWrite,
  id: 'arriveVisitor',
  method: 'POST',
  path: '/api/visitors/:id/arrive',
  summary: 'Sign in somebody who was expected today as they were entered, and issue a pass',
  params: idParams,
  body: arriveBody,
  answers: { 200: { description: 'The visit with its pass number', schema: visitorRow } },
});

export const correctVisitor = defineCall({
  ...toWrite,
  id: 'correctVisitor',
  method: 'PUT',
  path: '/api/visitors/:id',
  summary:
    'Correct what was written of somebody who is inside, or was today, of the version that If-Match names; pass, times and whom they pick up stay as they are',
  params: idParams,
  body: correctBody,
  answers: { 200: { description: 'The visit as it is then', schema: visitorRow } },
});

export const cancelVisitor = defineCall({
  ...toWrite,
  id: 'cancelVisitor',
  method: 'POST',
  path: '/api/visitors/:id/cancel',
  summary: 'Say that somebody who was expected is not going to come',
  params: idParams,
  answers: { 200: { description: 'The visit as it is then', schema: visitorRow } },
});

export const signOutVisitor = defineCall({
  ...toWrite,
  id: 'signOutVisitor',
  method: 'POST',
  path: '/api/visitors/:id/sign-out',
  summary: 'Sign somebody out; who is out already stays as they are',
  params: idParams,
  answers: { 200: { description: 'The visit, by whom and when it was ended', schema: signOutAnswer } },
});

export const signOutByPass = defineCall({
  ...toWrite,
  id: 'signOutByPass',
  method: 'POST',
  path: '/api/visitors/sign-out',
  summary: 'The same, by the number of the pass',
  body: passBody,
  answers: { 200: { description: 'The visit, by whom and when it was ended', schema: signOutAnswer } },
});

export const undoSignOut = defineCall({
  ...toWrite,
  id: 'undoSignOut',
  method: 'POST',
  path: '/api/visitors/:id/sign-out/undo',
  summary: 'Take a sign-out back, within ten minutes',
  params: idParams,
  answers: { 200: { description: 'The visit as it is again', schema: visitorRow } },
});

export const linkVisitorEnquiry = defineCall({
  ...toWrite,
  id: 'linkVisitorEnquiry',
  method: 'PUT',
  path: '/api/visitors/:id/enquiry',
  summary: 'Name the admission enquiry that was made of a visit; needs the right to change admissions too',
  params: idParams,
  body: enquiryBody,
  answers: { 200: { description: 'The visit as it is then', schema: visitorRow } },
});
