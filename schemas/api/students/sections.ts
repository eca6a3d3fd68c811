import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { idField, sessionField } from '../../fields.ts';
import { maxChosenStudents, sectionField, studentFields } from '../../records/student.ts';
import { defineCall, needs } from '../define.ts';
import { schoolIdField } from '../shared.ts';

const moves = {
  type: 'array',
  minItems: 1,
  maxItems: maxChosenStudents,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['Student_Id', 'Section_Id'],
    properties: {
      Student_Id: idField,
      Section_Id: sectionField,
      /** Given where nobody has it; without it they have none there. */
      Roll_No: studentFields.Roll_No,
    },
  },
} as const satisfies JSONSchema;

export type SectionMove = FromSchema<typeof moves>[number];

export const changeStudentSections = defineCall({
  id: 'changeStudentSections',
  method: 'POST',
  path: '/api/student/sections',
  group: 'Students',
  summary: 'Put students into other sections of their classes, all or none; the answer is what takes it back',
  host: 'school',
  access: needs('/student/add_student', 'write'),
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Session', 'Moves'],
    properties: { School_Id: schoolIdField, Session: sessionField, Moves: moves },
  },
  answers: {
    200: {
      description: 'Where those sat who are moved',
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['Before'],
        properties: { Before: { ...moves, minItems: 0 } },
      },
    },
  },
});
