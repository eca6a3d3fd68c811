import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateTimeField, idField, sessionField } from '../../fields.ts';
import { promotionOutcomes, rollOrders } from '../../records/promotion.ts';
import { answeredStudentFields, sectionField } from '../../records/student.ts';
import { defineCall, needs } from '../define.ts';
import { schoolIdField } from '../shared.ts';

const group = 'Students';
const access = needs('/student/add_student', 'write');

const classFields = {
  School_Id: schoolIdField,
  Session: sessionField,
  Class_Id: idField,
  Section_Id: sectionField,
} as const satisfies Record<string, JSONSchema>;

const placeRecord = {
  type: 'object',
  additionalProperties: false,
  required: ['Class_Id', 'Section_Id'],
  properties: { Class_Id: idField, Section_Id: sectionField },
} as const satisfies JSONSchema;

const { Admission_No, First_Name, Middle_Name, Last_Name, Gender, Roll_No } = answeredStudentFields;

const pupil = {
  type: 'object',
  additionalProperties: false,
  required: ['Student_Id', 'Admission_No', 'First_Name', 'Gender'],
  properties: {
    Student_Id: idField,
    Admission_No,
    First_Name,
    Middle_Name,
    Last_Name,
    Gender,
    Roll_No,
    /** Where the next session has a class of theirs already: they are left as they are. */
    Next: placeRecord,
  },
} as const satisfies JSONSchema;

const count = { type: 'integer', minimum: 0 } as const satisfies JSONSchema;

/** A promotion of a class that was made. */
const promotionRecord = {
  type: 'object',
  additionalProperties: false,
  required: ['Id', 'At', 'Promoted', 'Retained', 'Finished'],
  properties: {
    Id: idField,
    At: dateTimeField,
    /** Who made it; left out of a program. */
    By: { type: 'string' },
    Promoted: count,
    Retained: count,
    Finished: count,
    Undone_At: dateTimeField,
  },
} as const satisfies JSONSchema;

const promotionPreview = {
  type: 'object',
  additionalProperties: false,
  required: ['Session', 'Next_Session', 'Is_Last_Class', 'students', 'promotions'],
  properties: {
    Session: sessionField,
    Next_Session: sessionField,
    /** The class after this one; left out after the school's last, and after a class of the school's own. */
    Next_Class_Id: idField,
    /** Whether students finish school from it. */
    Is_Last_Class: { type: 'boolean' },
    students: { type: 'array', items: pupil },
    /** Those of this class before, the latest one first. */
    promotions: { type: 'array', items: promotionRecord },
  },
} as const satisfies JSONSchema;

export type PromotionPreview = FromSchema<typeof promotionPreview>;

const previewQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['Session', 'Class_Id', 'Section_Id'],
  properties: classFields,
} as const satisfies JSONSchema;

export const previewPromotion = defineCall({
  id: 'previewPromotion',
  method: 'GET',
  path: '/api/student/promotion',
  group,
  summary: 'The students of a class before they go to the next session, and what was done with the class already',
  host: 'any',
  access,
  query: previewQuery,
  answers: { 200: { description: 'Who is in the class, and where it goes', schema: promotionPreview } },
});

const promotedClass = {
  type: 'object',
  additionalProperties: false,
  required: ['Class_Id', 'Section_Id', 'Students', 'Placed'],
  properties: {
    Class_Id: idField,
    Section_Id: sectionField,
    /** Who is in it and at the school. */
    Students: count,
    /** Of them, how many have a class of the next session. */
    Placed: count,
  },
} as const satisfies JSONSchema;

export type PromotedClass = FromSchema<typeof promotedClass>;

export const listPromotionClasses = defineCall({
  id: 'listPromotionClasses',
  method: 'GET',
  path: '/api/student/promotion/classes',
  group,
  summary: 'The classes of a session that have students, and how many of them have a class of the next one',
  host: 'any',
  access,
  query: {
    type: 'object',
    additionalProperties: false,
    required: ['Session'],
    properties: { School_Id: schoolIdField, Session: sessionField },
  },
  answers: { 200: { description: 'The classes', schema: { type: 'array', items: promotedClass } } },
});

const promoteBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Session', 'Class_Id', 'Section_Id', 'rows'],
  properties: {
    ...classFields,
    rows: {
      type: 'array',
      minItems: 1,
      maxItems: 500,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Student_Id', 'Outcome'],
        properties: {
          Student_Id: idField,
          Outcome: { enum: promotionOutcomes },
          /** Of Promote; else the class after this one. */
          Class_Id: idField,
          /** In the next session; else the same as now. */
          Section_Id: sectionField,
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type PromoteBody = FromSchema<typeof promoteBody>;

const made = {
  type: 'object',
  additionalProperties: false,
  required: ['promotion'],
  properties: { promotion: promotionRecord },
} as const satisfies JSONSchema;

export const promoteClass = defineCall({
  id: 'promoteClass',
  method: 'POST',
  path: '/api/student/promotion',
  group,
  summary: 'Put the students of a class into the next session: all rows or none',
  host: 'any',
  access,
  body: promoteBody,
  answers: { 201: { description: 'The promotion, which can be undone', schema: made } },
});

const undoBody = {
  type: 'object',
  additionalProperties: false,
  properties: { School_Id: schoolIdField },
} as const satisfies JSONSchema;

const promotionParams = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: idField },
} as const satisfies JSONSchema;

const undone = {
  type: 'object',
  additionalProperties: false,
  required: ['Undone', 'kept'],
  properties: {
    Undone: count,
    /** Whom somebody has changed since: they stay as they are. */
    kept: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['Student_Id', 'Name'],
        properties: { Student_Id: idField, Name: { type: 'string' } },
      },
    },
  },
} as const satisfies JSONSchema;

export const undoPromotion = defineCall({
  id: 'undoPromotion',
  method: 'POST',
  path: '/api/student/promotion/:id/undo',
  group,
  summary: 'Take a promotion back; who was changed since stays, and is named',
  host: 'any',
  access,
  params: promotionParams,
  body: undoBody,
  answers: { 200: { description: 'How many were taken back, and who was not', schema: undone } },
});

const numberBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Session', 'Class_Id', 'Section_Id', 'Order'],
  properties: { ...classFields, Order: { enum: rollOrders } },
} as const satisfies JSONSchema;

const numbered = {
  type: 'object',
  additionalProperties: false,
  required: ['Students'],
  properties: { Students: count },
} as const satisfies JSONSchema;

export const giveRollNumbers = defineCall({
  id: 'giveRollNumbers',
  method: 'POST',
  path: '/api/student/roll-numbers',
  group,
  summary: 'Number the students of a class anew, by name or with girls or boys first',
  host: 'any',
  access,
  body: numberBody,
  answers: { 200: { description: 'How many have a number now', schema: numbered } },
});
