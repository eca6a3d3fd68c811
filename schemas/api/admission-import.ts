import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { enquiryFields, maxEnquiriesAtOnce, requiredEnquiryFields } from '../records/enquiry.ts';
import { defineCall, needs } from './define.ts';
import { idOrNewField, schoolIdField } from './shared.ts';

const { Session, ...rowFields } = enquiryFields;
/** The first that an enquiry needs is its session. */
const [, ...requiredOfRow] = requiredEnquiryFields;

const importBody = {
  type: 'object',
  additionalProperties: false,
  required: ['School_Id', 'Session', 'rows'],
  properties: {
    School_Id: schoolIdField,
    /** The session that all of them ask for. */
    Session,
    rows: {
      type: 'array',
      minItems: 1,
      maxItems: maxEnquiriesAtOnce,
      items: {
        type: 'object',
        additionalProperties: false,
        required: requiredOfRow,
        properties: rowFields,
      },
    },
    /** That these families agreed to be contacted; a dry run does without. */
    Consent: { type: 'boolean', default: false },
    /** Whether only to say what would be done. */
    dryRun: { type: 'boolean', default: false },
  },
} as const satisfies JSONSchema;

export type EnquiryImportRow = FromSchema<typeof importBody>['rows'][number];

const importedEnquiries = {
  type: 'object',
  additionalProperties: false,
  required: ['dryRun', 'added', 'enquiries'],
  properties: {
    dryRun: { type: 'boolean' },
    /** How many are added, or would be. */
    added: { type: 'integer', minimum: 0 },
    enquiries: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['state', 'Admission_Enquiry_Id', 'Reference_No', 'warnings'],
        properties: {
          /** `There`: the session has an enquiry for this child from this number, or an earlier row is one. It is left alone. */
          state: { enum: ['New', 'There'] },
          /** 0 if nothing was written. */
          Admission_Enquiry_Id: idOrNewField,
          /** Empty if nothing was written. */
          Reference_No: { type: 'string' },
          /** What to look at again, such as an unusual age. */
          warnings: { type: 'array', items: { type: 'string' } },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type ImportedEnquiries = FromSchema<typeof importedEnquiries>;

export const importEnquiries = defineCall({
  id: 'importEnquiries',
  method: 'POST',
  path: '/api/admissions/import',
  group: 'Admissions',
  summary:
    'Add many enquiries of one session: all of them, or none and what is wrong with each, as `rows[2].Mobile`. Families get no receipt',
  host: 'school',
  access: needs('/admissions', 'write'),
  body: importBody,
  answers: { 200: { description: 'What was added, or would be, in the order of the rows', schema: importedEnquiries } },
});
