import type { JSONSchema } from 'json-schema-to-ts';
import { photoConsent } from './consent.ts';
import { defineContentType } from './define.ts';

const topperSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['student_Name', 'Photo_Consent'],
  properties: {
    student_Name: { type: 'string', minLength: 1, maxLength: 100 },
    student_Photo: { type: 'string', format: 'media' },
    class_Name: { type: 'string', maxLength: 40 },
    class_Section_Name: { type: 'string', maxLength: 40 },
    marks: { type: 'string', maxLength: 20 },
    Photo_Consent: photoConsent,
    lang: { type: 'string', format: 'locale' },
  },
} as const satisfies JSONSchema;

export const topper = defineContentType({
  type: 'topper',
  area: '/website',
  singleton: false,
  schema: topperSchema,
  media: { student_Photo: 'minor' },
  consentFor: 'results',
  texts: ['student_Name', 'class_Name', 'class_Section_Name', 'marks'],
  nameField: 'student_Name',
});
