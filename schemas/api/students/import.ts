import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateTimeField, idField, sessionField } from '../../fields.ts';
import { importedFields, maxCellLength, maxImportedRows, maxRowsAtOnce } from '../../records/student-import.ts';
import { defineCall, needs } from '../define.ts';
import { schoolIdField } from '../shared.ts';
import { schoolQuery, studentParams } from './read.ts';

const group = 'Students';
const access = needs('/student/add_student', 'write');

/** What a field is before it is checked; days as YYYY-MM-DD, classes and sections by their ids. */
const cell = { type: ['string', 'integer'], maxLength: maxCellLength } as const satisfies JSONSchema;
const cellOrNone = { type: ['string', 'integer', 'null'] } as const satisfies JSONSchema;

/** The line of a row in its file; the headings are line 1. */
const lineField = { type: 'integer', minimum: 1, maximum: 100_000 } as const satisfies JSONSchema;
const countField = { type: 'integer', minimum: 0 } as const satisfies JSONSchema;
const fieldName = { enum: importedFields } as const satisfies JSONSchema;

const cells = Object.fromEntries(importedFields.map((name) => [name, cell])) as Record<
  (typeof importedFields)[number],
  typeof cell
>;

const rowsField = {
  type: 'array',
  minItems: 1,
  maxItems: maxRowsAtOnce,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['line', 'fields'],
    properties: {
      line: lineField,
      /** What is left out or empty changes nothing. */
      fields: { type: 'object', additionalProperties: false, properties: cells },
    },
  },
} as const satisfies JSONSchema;

const startBody = {
  type: 'object',
  additionalProperties: false,
  required: ['School_Id', 'session', 'fileName', 'fingerprint', 'rows'],
  properties: {
    School_Id: schoolIdField,
    /** Which all rows put their students into. */
    session: sessionField,
    fileName: { type: 'string', minLength: 1, maxLength: 200 },
    /** Of what is in the file, so that the same file goes on with an import that was stopped. */
    fingerprint: { type: 'string', minLength: 1, maxLength: 64 },
    rows: { type: 'integer', minimum: 1, maximum: maxImportedRows },
  },
} as const satisfies JSONSchema;

const checkBody = {
  type: 'object',
  additionalProperties: false,
  required: ['School_Id', 'session', 'rows'],
  properties: { School_Id: schoolIdField, session: sessionField, rows: rowsField },
} as const satisfies JSONSchema;

const writeBody = {
  type: 'object',
  additionalProperties: false,
  required: ['School_Id', 'rows'],
  properties: {
    School_Id: schoolIdField,
    rows: rowsField,
    /** Whether no rows follow: the import is over then. */
    isLast: { type: 'boolean', default: false },
  },
} as const satisfies JSONSchema;

const undoBody = {
  type: 'object',
  additionalProperties: false,
  required: ['School_Id'],
  properties: {
    School_Id: schoolIdField,
    /** Goes on after this line, as the call before has answered it. */
    afterLine: { type: 'integer', minimum: 0, maximum: 100_000, default: 0 },
  },
} as const satisfies JSONSchema;

const importRecord = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'fileName', 'session', 'rows', 'added', 'changed', 'unchanged', 'state', 'startedAt'],
  properties: {
    id: idField,
    fileName: { type: 'string' },
    session: sessionField,
    rows: countField,
    added: countField,
    changed: countField,
    unchanged: countField,
    /** `Open`: it was stopped, or still goes on. */
    state: { enum: ['Open', 'Done', 'Undone'] },
    startedAt: dateTimeField,
    startedBy: { type: 'string' },
  },
} as const satisfies JSONSchema;

export type ImportRecord = FromSchema<typeof importRecord>;

const savedImport = {
  type: 'object',
  additionalProperties: false,
  required: ['import'],
  properties: { import: importRecord },
} as const satisfies JSONSchema;

const rowResult = {
  type: 'object',
  additionalProperties: false,
  required: ['line', 'state', 'changes', 'kept'],
  properties: {
    line: lineField,
    state: { enum: ['New', 'Changed', 'Unchanged', 'Refused'] },
    Student_Id: idField,
    /** What an import changes of a student, or would. */
    changes: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['field', 'before', 'after'],
        properties: { field: fieldName, before: cellOrNone, after: cell },
      },
    },
    /** What stays, whatever the file says: what was set by hand since the last import, or what has a reason of its own. */
    kept: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['field', 'stored', 'inFile'],
        properties: {
          field: fieldName,
          stored: cellOrNone,
          inFile: cell,
          /** Such as a parent's log-in; left out of what was set by hand. */
          reason: { type: 'string' },
        },
      },
    },
    /** Why a row is refused, by field. */
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
} as const satisfies JSONSchema;

export type ImportRowResult = FromSchema<typeof rowResult>;
export type ImportRow = FromSchema<typeof rowsField>[number];

const results = {
  type: 'object',
  additionalProperties: false,
  required: ['rows'],
  properties: { rows: { type: 'array', items: rowResult } },
} as const satisfies JSONSchema;

const undone = {
  type: 'object',
  additionalProperties: false,
  required: ['undone', 'kept'],
  properties: {
    /** How many students are as they were before. */
    undone: countField,
    /** Students who were edited since, and stay as they are. */
    kept: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['line', 'Student_Id', 'Admission_No', 'name', 'reason'],
        properties: {
          line: lineField,
          Student_Id: idField,
          Admission_No: { type: 'string' },
          name: { type: 'string' },
          reason: { type: 'string' },
        },
      },
    },
    /** The line to go on after; left out once all is looked at. */
    next: lineField,
  },
} as const satisfies JSONSchema;

export type UndoneImport = FromSchema<typeof undone>;

export const listStudentImports = defineCall({
  id: 'listStudentImports',
  method: 'GET',
  path: '/api/student/imports',
  group,
  summary: 'The last twenty imports of students',
  host: 'any',
  access,
  query: schoolQuery,
  answers: { 200: { description: 'The latest first', schema: { type: 'array', items: importRecord } } },
});

export const checkStudentImport = defineCall({
  id: 'checkStudentImport',
  method: 'POST',
  path: '/api/student/imports/check',
  group,
  summary: 'Say what an import would do with rows of a file, by admission number, and what is wrong with each',
  host: 'any',
  access,
  body: checkBody,
  answers: { 200: { description: 'In the order of the rows; nothing is written', schema: results } },
});

export const startStudentImport = defineCall({
  id: 'startStudentImport',
  method: 'POST',
  path: '/api/student/imports',
  group,
  summary: 'Start an import of students, or go on with one of the same file that was stopped',
  host: 'any',
  access,
  body: startBody,
  answers: {
    200: { description: 'The import that was stopped', schema: savedImport },
    201: { description: 'The new import', schema: savedImport },
  },
});

export const writeStudentImport = defineCall({
  id: 'writeStudentImport',
  method: 'POST',
  path: '/api/student/imports/:id/rows',
  group,
  summary: 'Write rows of an import; a row that was written before is answered again and written once',
  host: 'any',
  access,
  params: studentParams,
  body: writeBody,
  answers: { 200: { description: 'In the order of the rows; those that are right are written', schema: results } },
});

export const undoStudentImport = defineCall({
  id: 'undoStudentImport',
  method: 'POST',
  path: '/api/student/imports/:id/undo',
  group,
  summary: 'Undo an import, a part at a time; students who were edited since stay, and are named',
  host: 'any',
  access,
  params: studentParams,
  body: undoBody,
  answers: { 200: { description: 'What was undone, and what was not', schema: undone } },
});
