import type { JSONSchema } from 'json-schema-to-ts';
import { photoConsent } from './consent.ts';
import { defineContentType } from './define.ts';

const birthdayStudentSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['student_Name', 'Photo_Consent'],
  properties: {
    student_Name: { type: 'string', minLength: 1, maxLength: 100 },
    student_Photo: { type: 'string', format: 'media' },
    class_Name: { type: 'string', maxLength: 40 },
    Photo_Consent: photoConsent,
    lang: { type: 'string', format: 'locale' },
  },
} as const satisfies JSONSchema;

export const birthdayStudent = defineContentType({
  type: 'birthdayStudent',
  area: '/website',
  singleton: false,
  schema: birthdayStudentSchema,
  media: { student_Photo: 'minor' },
  consentFor: 'birthdays',
  texts: ['student_Name', 'class_Name'],
  nameField: 'student_Name',
});
