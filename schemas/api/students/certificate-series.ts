import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { defineCall, needs } from '../define.ts';
import { schoolFields, schoolIdField } from '../shared.ts';

const next = { type: 'integer', minimum: 1, maximum: 9_999_999 } as const satisfies JSONSchema;

const series = {
  type: 'object',
  additionalProperties: false,
  required: ['Next', 'Next_Tc_No'],
  properties: {
    Next: next,
    /** As it will stand on the certificate. */
    Next_Tc_No: { type: 'string' },
    /** The highest number that the school has given so far, by itself or by hand. */
    Last: next,
  },
} as const satisfies JSONSchema;

export type CertificateSeries = FromSchema<typeof series>;

export const readCertificateSeries = defineCall({
  id: 'readCertificateSeries',
  method: 'GET',
  path: '/api/student/certificate_series',
  group: 'Students',
  summary: 'The number that the next transfer certificate has',
  host: 'school',
  access: needs('/settings', 'read'),
  query: { type: 'object', additionalProperties: false, properties: schoolFields },
  answers: { 200: { description: 'The series', schema: series } },
});

export const setCertificateSeries = defineCall({
  id: 'setCertificateSeries',
  method: 'PUT',
  path: '/api/student/certificate_series',
  group: 'Students',
  summary:
    'Set the number that the next transfer certificate has, as where a paper register is gone on with; no number is given twice',
  host: 'school',
  access: needs('/settings', 'write'),
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['Next'],
    properties: { School_Id: schoolIdField, Next: next },
  },
  answers: { 200: { description: 'The series', schema: series } },
});
