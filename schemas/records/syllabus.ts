import type { JSONSchema } from 'json-schema-to-ts';
import { dateField, idField } from '../fields.ts';

const syllabusStatusField = { enum: ['Draft', 'Published', 'Archived'] } as const satisfies JSONSchema;

/** The fields of a syllabus (docs/domain.md, Syllabus), spelled as on the wire. */
export const syllabusFields = {
  Class_Id: idField,
  Subject_Id: idField,
  /** Stream or term; -1 for none. */
  course_Id: { type: 'integer', minimum: -1, maximum: 2147483647, default: -1 },
  Title: { type: 'string', minLength: 2, maxLength: 150 },
  /** HTML; only prose is stored of it. */
  Description: { type: 'string', format: 'multiline', maxLength: 20_000 },
  Start_Date: dateField,
  End_Date: dateField,
  Topics: {
    type: 'array',
    maxItems: 200,
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['title'],
      properties: {
        title: { type: 'string', minLength: 1, maxLength: 150 },
        periods: { type: 'integer', minimum: 0, maximum: 500 },
        status: { enum: ['Planned', 'Done'], default: 'Planned' },
      },
    },
  },
  /** Whether visitors see it once it is published. */
  Is_Public: { type: 'boolean' },
  Status: syllabusStatusField,
} as const satisfies Record<string, JSONSchema>;

/** The most files of a syllabus. */
export const maxSyllabusFiles = 10;
