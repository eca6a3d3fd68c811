import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { idField } from '../fields.ts';
import { maxSyllabusFiles, syllabusFields } from '../records/syllabus.ts';
import { anyone, defineCall, needs } from './define.ts';
import {
  dayFilter,
  doneSchema,
  filterField,
  idOrNewField,
  keywordField,
  pagingFields,
  schoolIdField,
} from './shared.ts';

const syllabusBody = {
  type: 'object',
  additionalProperties: false,
  required: ['School_Id', 'Class_Id', 'Subject_Id', 'Title'],
  properties: {
    School_Id: schoolIdField,
    /** 0 adds a syllabus. */
    Syllabus_Id: { ...idOrNewField, default: 0 },
    ...syllabusFields,
    Topics: { ...syllabusFields.Topics, default: [] },
    Is_Public: { type: 'boolean', default: false },
    /** Files of an earlier call that are to go. */
    Remove_Files: { type: 'array', maxItems: maxSyllabusFiles, items: idField },
  },
} as const satisfies JSONSchema;

export type SyllabusBody = FromSchema<typeof syllabusBody>;

const fileRecord = {
  type: 'object',
  additionalProperties: false,
  required: ['File_Id', 'File_Name', 'Bytes', 'File_URL'],
  properties: {
    File_Id: idField,
    File_Name: { type: 'string' },
    Bytes: { type: 'integer' },
    Type: { type: 'string' },
    /** A link that holds for a few minutes. */
    File_URL: { type: 'string' },
  },
} as const satisfies JSONSchema;

const syllabusRow = {
  type: 'object',
  additionalProperties: false,
  required: ['Syllabus_Id', 'School_Id', 'Class_Id', 'Subject_Id', 'course_Id', 'Title', 'Status', 'Topics', 'Files'],
  properties: {
    Syllabus_Id: idField,
    School_Id: schoolIdField,
    ...syllabusFields,
    Files: { type: 'array', items: fileRecord },
    /** For `If-Match`. */
    Version: { type: 'integer', minimum: 1 },
  },
} as const satisfies JSONSchema;

export type SyllabusRecord = FromSchema<typeof syllabusRow>;

const savedSyllabus = {
  type: 'object',
  additionalProperties: false,
  required: ['syllabus'],
  properties: { syllabus: syllabusRow },
} as const satisfies JSONSchema;

const listQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['School_Id'],
  properties: {
    School_Id: schoolIdField,
    Syllabus_Id: filterField,
    Class_Id: filterField,
    Subject_Id: filterField,
    course_Id: filterField,
    /** Syllabuses that end on this day or later. */
    Start_Date: dayFilter,
    /** Syllabuses that start on this day or earlier. */
    End_Date: dayFilter,
    keyword: keywordField,
    ...pagingFields,
  },
} as const satisfies JSONSchema;

export type SyllabusQuery = FromSchema<typeof listQuery>;

const removeQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['School_Id', 'Syllabus_Id'],
  properties: { School_Id: schoolIdField, Syllabus_Id: idField },
} as const satisfies JSONSchema;

export const addSyllabus = defineCall({
  id: 'addSyllabus',
  method: 'POST',
  path: '/api/syllabus/addSyllabusDetails',
  group: 'Syllabus',
  summary: 'Add a syllabus (Syllabus_Id 0), or replace one; files are added to those it has',
  keyed: true,
  host: 'any',
  access: needs('/syllabus', 'write', ['all', 'classes']),
  takes: 'jsonOrMultipart',
  body: syllabusBody,
  files: { Files: { maxBytes: 10 * 1024 * 1024, maxCount: maxSyllabusFiles } },
  answers: {
    200: { description: 'The changed syllabus', schema: savedSyllabus },
    201: { description: 'The new syllabus', schema: savedSyllabus },
  },
});

export const listSyllabuses = defineCall({
  id: 'listSyllabuses',
  method: 'GET',
  path: '/api/syllabus/_syllabus_list',
  group: 'Syllabus',
  summary:
    'Syllabuses by class and subject: all of them for who writes them, the published ones for the school, the public ones for anyone',
  host: 'any',
  access: anyone,
  query: listQuery,
  answers: { 200: { description: 'One page', schema: { type: 'array', items: syllabusRow } } },
});

export const removeSyllabus = defineCall({
  id: 'removeSyllabus',
  method: 'DELETE',
  path: '/api/syllabus/_removeSyllabus',
  group: 'Syllabus',
  summary: 'Remove a syllabus',
  host: 'any',
  access: needs('/syllabus', 'write', ['all', 'classes']),
  query: removeQuery,
  answers: { 200: { description: 'It is gone', schema: doneSchema } },
});
