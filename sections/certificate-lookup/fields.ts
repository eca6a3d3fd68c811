import type { FieldSpec } from '../shared/form/field-spec.ts';

/** What a certificate is found by, as the call takes it. */
export const fieldsOn = (today: string): readonly FieldSpec[] => [
  { name: 'Document_Number', kind: 'text', required: true, autoComplete: 'off', maxLength: 40 },
  { name: 'Date_Of_Birth', kind: 'date-boxes', required: true, max: today },
];

/** What is told of a certificate without a file. */
export const registerFacts = ['number', 'left', 'issued'] as const;
