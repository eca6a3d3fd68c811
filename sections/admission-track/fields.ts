import type { FieldSpec } from '../shared/form/field-spec.ts';

/** What a family proves itself by, as the call takes it. */
export const fields: readonly FieldSpec[] = [
  { name: 'Reference_No', kind: 'text', required: true, maxLength: 20 },
  { name: 'Mobile', kind: 'tel', required: true, autoComplete: 'tel', inputMode: 'tel', maxLength: 20 },
];

/** Where the links to a family's enquiries are sent. */
export const mailFields: readonly FieldSpec[] = [
  { name: 'Email', kind: 'email', required: true, autoComplete: 'email', maxLength: 255 },
];
